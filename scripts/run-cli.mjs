// Runs the `sevenfold` command of this checkout with the pinned Node, after installing what is missing.
import { launch } from '../packages/cli/bin/launch.js';
import { environment, install, pinnedNode } from './setup.mjs';

export function runCli(args) {
  install();
  launch(pinnedNode(), args, environment());
}
