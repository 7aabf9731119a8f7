import { archiveContract, storeContract } from '@sevenfold/table/contracts';
import { memoryStorage } from '../src/storage.ts';
import { boardsContract } from './contracts/boards.ts';

storeContract('memory, as a server keeps it', () => Promise.resolve(memoryStorage().store));
archiveContract('memory, as a server keeps it', () => Promise.resolve(memoryStorage()));
boardsContract('memory', () => Promise.resolve(memoryStorage().boards));
