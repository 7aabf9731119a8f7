import { archiveContract, storeContract } from '@sevenfold/table/contracts';
import { memoryStorage } from '../src/storage/storage.ts';
import { figuresContract } from './contracts/figures.ts';
import { noticeContract } from './contracts/notice.ts';
import { sheetsContract } from './contracts/sheets.ts';

storeContract('memory, as a server keeps it', () => Promise.resolve(memoryStorage().store));
archiveContract('memory, as a server keeps it', () => Promise.resolve(memoryStorage()));
sheetsContract('memory', () => Promise.resolve(memoryStorage().sheets));
noticeContract('memory', () => Promise.resolve(memoryStorage()));
figuresContract('memory', () => Promise.resolve(memoryStorage()));
