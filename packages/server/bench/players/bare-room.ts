import { Room } from './room.ts';

/** As long as the average message of a table about an action. */
const USUAL = '{"type":"entries","game":1,"from":123,"tokens":["h","11"],"left":null}';

/** Four players who act in turn and receive each action as it was sent. */
export class BareRoom extends Room {
  protected asked = 0;

  static async open(url: string, players: number): Promise<BareRoom> {
    const room = new BareRoom();
    for (let player = 0; player < players; player++) {
      const socket = await room.connect(url);
      socket.on('message', (data) => room.hear(player, (data as Buffer).toString('utf8')));
    }
    return room;
  }

  protected take(): void {
    this.asked = (this.asked + 1) % this.sockets.length;
  }

  protected say(): string {
    return USUAL;
  }
}
