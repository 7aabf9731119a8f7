import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Lines of JSON. We log nothing that belongs to a person, and remove here what libraries might add.
 */
export function makeLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: {
        req: ({ method, routeOptions }: { method?: string; routeOptions?: { url?: string } }) => ({
          method,
          route: routeOptions?.url,
        }),
        res: ({ statusCode }: { statusCode?: number }) => ({ status: statusCode }),
      },
      redact: ['*.authorization', '*.token', 'token', 'key', '*.remoteAddress', 'remoteAddress', 'path'],
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}
