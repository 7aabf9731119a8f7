export default {
  name: (place: number): string => `Name of player ${place}`,
  placeholder: (place: number): string => `Player ${place}`,
  add: 'Add a player',
  remove: (name: string): string => `Remove ${name}`,
  up: (name: string): string => `Move ${name} up`,
  down: (name: string): string => `Move ${name} down`,
  sameName: 'Two players have the same name: change one of them.',
};
