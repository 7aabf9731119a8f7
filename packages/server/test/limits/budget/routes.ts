/** All routes of a server, each as 'METHOD /path', from the tree that Fastify prints; HEAD goes with GET. */
export function routesIn(tree: string): string[] {
  const [path, routes]: [string[], string[]] = [[], []];
  for (const line of tree.split('\n')) {
    const found = /^([│ ]*)[├└]── (\S+) \((.*)\)/.exec(line);
    if (found === null) continue;
    const [, indent = '', part = '', methods = ''] = found;
    path.splice(indent.length / 4, Infinity, part);
    routes.push(...methods.split(', ').map((method) => `${method} ${path.join('')}`));
  }
  return routes.filter(
    (route) => !route.startsWith('HEAD ') || !routes.includes(route.replace('HEAD', 'GET')),
  );
}
