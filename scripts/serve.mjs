// `node scripts/serve.mjs [--port …]`: the server as a service. It installs nothing, and is killed if it hangs.
import { startCommand } from './run-cli.mjs';

startCommand(['serve', ...process.argv.slice(2)]);
