// Servers with an operator, and what the operator does there.

import { MemoryBus } from '@sevenfold/table';
import { memoryStorage } from '../helpers/memory-storage.ts';
import { ask, bearer, startTestServer, type TestServer } from '../helpers/test-server.ts';

export const TOKEN = 'the-operators-token-0123456789';
export const OWN = bearer(TOKEN);
export const ON = { 'admin-token': TOKEN };

export function act({ url }: TestServer, action: object | string): ReturnType<typeof ask> {
  return ask(`${url}/v1/admin`, 'POST', action, OWN);
}

/** Two processes of one installation. */
export async function startTwo(): Promise<[TestServer, TestServer]> {
  const shared = { storage: memoryStorage(), bus: new MemoryBus() };
  return [await startTestServer(ON, shared), await startTestServer(ON, shared)];
}
