// `npm run release:check [-- --all]`: packs every package, installs the tarballs in an empty folder and uses them as a
// stranger would, on the pinned Node, and briefly on the oldest supported one; with --all on every long-term release, and
// with --quick, as `npm test` does, only the command as it was packed.
import { runProgram } from './setup.mjs';

runProgram('scripts/release/check.mjs');
