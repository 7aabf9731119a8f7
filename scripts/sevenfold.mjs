#!/usr/bin/env node
// `npx sevenfold` in a clone where nothing is installed yet; afterwards npx finds the command itself.
import { runCli } from './run-cli.mjs';

runCli(process.argv.slice(2));
