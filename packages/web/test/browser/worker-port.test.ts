import { expect, test, vi } from 'vitest';
import { WorkerPort } from '../../src/browser/worker-port.ts';
import { FakeWorker } from '../fake-worker.ts';

function setUp() {
  const workers: FakeWorker<string, string>[] = [];
  const replies: string[] = [];
  const lost = vi.fn<() => void>();
  const spawn = () => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  };
  const port = new WorkerPort<string, string>(spawn, { reply: (reply) => replies.push(reply), lost });
  return { port, workers, replies, lost };
}

test('a worker starts with the first request, and answers as often as it likes', () => {
  const { port, workers, replies, lost } = setUp();
  expect(workers).toEqual([]);
  port.send('one');
  port.send('two');
  expect(workers).toHaveLength(1);
  expect(workers[0]!.requests).toEqual(['one', 'two']);
  workers[0]!.reply('half');
  workers[0]!.reply('done');
  expect(replies).toEqual(['half', 'done']);
  expect(lost).not.toHaveBeenCalled();
});

test('a closed worker is stopped, nothing that it still says is heard, and the next request starts another', () => {
  const { port, workers, replies, lost } = setUp();
  port.send('one');
  port.close();
  expect(workers[0]!.isTerminated).toBe(true);
  workers[0]!.reply('late');
  workers[0]!.fail();
  port.send('two');
  expect(workers[1]!.requests).toEqual(['two']);
  expect(replies).toEqual([]);
  expect(lost).not.toHaveBeenCalled();
});

test.each(['error', 'messageerror'] as const)('after an %s it is lost, once and for good', (type) => {
  const { port, workers, lost } = setUp();
  port.send('one');
  workers[0]!.fail(type);
  workers[0]!.fail(type);
  port.lose();
  port.send('two');
  expect(port.isLost).toBe(true);
  expect(lost).toHaveBeenCalledOnce();
  expect(workers).toHaveLength(1);
  expect(workers[0]!.requests).toEqual(['one']);
  expect(workers[0]!.isTerminated).toBe(true);
});

test('where no worker can be started it is lost at the first request', () => {
  const lost = vi.fn<() => void>();
  const port = new WorkerPort<string, string>(
    () => {
      throw new Error('no workers');
    },
    { reply: () => undefined, lost },
  );
  expect(port.isLost).toBe(false);
  port.send('one');
  port.send('two');
  expect(lost).toHaveBeenCalledOnce();
});
