// Before all specs: builds the app if it is older than its sources, and starts the server. Its end ends the server.

import { build } from '../tools/build.ts';
import { serveApp } from './served.ts';

export default async function setup(): Promise<() => Promise<void>> {
  build();
  const served = await serveApp();
  process.env['APP_ADDRESS'] = served.address;
  return () => served.stop();
}
