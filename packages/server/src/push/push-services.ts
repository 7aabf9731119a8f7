/** The push services of the browsers, which always answer quickly: strangers cannot make them slow. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.push\.apple\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
];

/** Whether an endpoint belongs to the push service of a browser, and not to another port of its machines. */
export function isPushService(endpoint: string): boolean {
  const { protocol, port, hostname } = new URL(endpoint);
  return protocol === 'https:' && port === '' && HOSTS.some((host) => host.test(hostname));
}
