export default {
  promise: 'Push your luck, seven cards deep.',
  playNow: 'Play now',
};
