import { randomUUID } from 'node:crypto';
import {
  type Archive,
  type Bus,
  fairDealing,
  House,
  type HouseSettings,
  type Payers,
  type Quota,
  SETTINGS,
  type Source,
  type Summons,
  systemClock,
  webSource,
} from '@sevenfold/table';
import type { FastifyBaseLogger } from 'fastify';
import type { StoredCircle } from './circles/circle-store.ts';
import { Circles } from './circles/circles.ts';
import { CallerLimits } from './limits/caller-limits.ts';
import type { Config } from './config.ts';
import { Connections } from './limits/connections.ts';
import { Directory } from './people/directory.ts';
import { Membership } from './people/membership.ts';
import { TableRemoval } from './people/table-removal.ts';
import { LiveWatch } from './followers/live-watch.ts';
import { Metrics } from './operations/metrics.ts';
import { NoticeBoard } from './notice/notice-board.ts';
import { RouteTimes } from './operations/route-times.ts';
import { AllProcesses } from './operator/all-processes.ts';
import { ownFigures } from './operator/overview.ts';
import { ExceptionNet } from './limits/exception-net.ts';
import { connectionLimits } from './limits/open-files.ts';
import { circleHead } from './http/routes-circles.ts';
import { makePost } from './outbox/post.ts';
import { Notifier } from './push/notifier.ts';
import { hasRole } from './webhooks/webhook-role.ts';
import { circleOwner } from './webhooks/webhook-store.ts';
import { circleResult } from './webhooks/game-result.ts';
import { Webhooks } from './webhooks/webhooks.ts';
import { SOCKET_TIMEOUTS, type SocketTimeouts } from './sockets/socket-timeouts.ts';
import { Sockets } from './sockets/sockets.ts';
import { Reports } from './operations/reports.ts';
import { MatchMaker } from './match/match-maker.ts';
import { Rater } from './ratings/rater.ts';
import { SkillMeter } from './ratings/skill-meter.ts';
import { tableArchive } from './storage/table-archive.ts';
import type { Storage } from './storage/storage.ts';
import { StoreWatch } from './operations/store-watch.ts';
import { ReviewThread } from './thinking/review-thread.ts';
import type { ThinkerPool } from './thinking/thinker-pool.ts';

/** What a server is made with. */
export interface ServerParts {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly pool: ThinkerPool;
  readonly log: FastifyBaseLogger;
  readonly settings?: HouseSettings;
  readonly timeouts?: Partial<SocketTimeouts>;
  /** See `rest` of `ReviewThread`. */
  readonly reviewRest?: number;
}

/** What the routes share. */
export interface ServerContext extends ServerParts {
  readonly timeouts: SocketTimeouts;
  readonly config: Config;
  readonly house: House;
  /** Keeps the finished games of the server's tables; each is also counted, filed and announced. */
  readonly archive: Archive;
  readonly source: Source;
  /** Who a token belongs to, as the store knows them. */
  readonly personOf: (token: string) => Promise<string>;
  readonly directory: Directory;
  readonly membership: Membership;
  readonly limits: CallerLimits;
  readonly reports: Reports;
  readonly metrics: Metrics;
  readonly sockets: Sockets;
  readonly connections: Connections;
  readonly net: ExceptionNet;
  readonly storeWatch: StoreWatch;
  readonly circles: Circles;
  readonly circleWatch: LiveWatch<StoredCircle>;
  readonly board: NoticeBoard;
  readonly rater: Rater;
  readonly matchMaker: MatchMaker;
  readonly skillMeter: SkillMeter;
  readonly routeTimes: RouteTimes;
  readonly allProcesses: AllProcesses;
  /** Sends people the notifications that they want. */
  readonly notifier: Notifier;
  readonly webhooks: Webhooks;
  readonly state: { stopping: boolean };
}

/** Milliseconds after which a new game in a circle is no longer worth a notification. */
const CIRCLE_NEWS_FOR = 86_400_000;

/** Whom push services contact if the operator names nobody. */
const PROJECT = 'https://github.com/sevenfold/sevenfold';

export function makeContext(config: Config, parts: ServerParts): ServerContext {
  const { storage, bus, pool, log, settings = SETTINGS } = parts;
  const timeouts = { ...SOCKET_TIMEOUTS, ...parts.timeouts };
  const reports = new Reports(log);
  const limits = new CallerLimits(config);
  const connections = new Connections(connectionLimits(config).connections, config['address-connections']);
  const metrics = new Metrics({
    connections: () => connections.size,
    tables: () => house.size,
    thinking: () => pool.thinking,
    waiting: () => pool.waiting,
    statements: () => storage.waiting(),
    bus: () => bus.working,
    mostConnections: connections.most,
    readOnly: () => board.isReadOnly,
  });
  const net = new ExceptionNet({ metrics, reports });
  const board = new NoticeBoard({ storage, bus, log });
  const storeWatch = new StoreWatch({ storage, bus, log, dismiss: () => house.dismiss() });
  const directory = new Directory({
    devices: storage.devices,
    bus,
    log,
    changed: (device, person) => void house.reidentify(device, person),
    mayWrite: () => !board.isReadOnly,
  });
  const allowPrivate = config['private-targets'] === 'on';
  const sending = {
    outbox: storage.outbox,
    post: makePost({ allowPrivate }),
    mayWrite: () => !board.isReadOnly && storeWatch.isOpen,
    failed: (error: unknown) => reports.report(error, 'could not send a message'),
  };
  const notifier = new Notifier({
    ...sending,
    subscriptions: storage.subscriptions,
    store: storage.store,
    contact: config['push-contact'] || PROJECT,
  });
  const webhooks = new Webhooks({
    ...sending,
    allowPrivate,
    webhooks: storage.webhooks,
    hasRole: (owner, person) => hasRole(owner, person, { ...storage, circles }),
  });
  const rater = new Rater(storage.ratings, (error) => reports.report(error, 'ratings failed', {}));
  const circleWatch = new LiveWatch<StoredCircle>(
    {
      name: 'circle',
      load: (id) => storage.circles.load(id),
      show: (circle) => JSON.stringify(circleHead(circle)),
    },
    bus,
    config['max-spectators'],
  );
  const circles = new Circles({
    storage,
    source: webSource,
    changed: (id) => circleWatch.publish(id),
    filed: ({ id, name, game, people }) => {
      const expires = Date.now() + CIRCLE_NEWS_FOR;
      for (const person of people)
        void notifier.notify(person, {
          kind: 'circle',
          occasion: `${id}.${game.key}`,
          expires,
          circle: id,
          name,
        });
      void webhooks.tell(circleOwner(id), game.key, async () => {
        const names = await circles.namesOf(id, game.players);
        return circleResult(id, game, names);
      });
    },
    failed: (error) => reports.report(error, 'could not file a game in its circle'),
  });
  const archive = tableArchive(storage.archive, storage.moved, async (game) => {
    rater.kept(game);
    await webhooks.kept(game);
    circles.filer.kept(game);
  });
  /** Calls the person that someone has become since they sat down. */
  const summon = async (summons: Summons): Promise<void> => {
    const targets = await storage.moved.find([summons.person]).catch((error: unknown) => {
      reports.report(error, 'could not find out whom to notify');
      return new Map<string, string>();
    });
    await notifier.summon({ ...summons, person: targets.get(summons.person) ?? summons.person });
  };
  const house = new House({
    identify: (token) => directory.identify(token),
    store: storeWatch.watched(metrics.timed(storage.store)),
    archive,
    summon: (summons) => void summon(summons),
    bus,
    clock: systemClock,
    source: webSource,
    dealing: fairDealing(webSource),
    think: pool.think,
    isReadOnly: () => board.isReadOnly,
    storage: {
      has: (payers) => mayStore(limits.storage, payers),
      charge: (payers, bytes) => {
        for (const payer of payers) limits.storage.charge(payer, performance.now(), bytes);
      },
    },
    settings: { ...settings, mostSpectators: config['max-spectators'] },
    report: (error, where) => {
      metrics.error();
      reports.report(error, 'a table failed', { where });
      storeWatch.failed();
    },
  });
  const reviewThread = new ReviewThread(parts.reviewRest);
  const skillMeter = new SkillMeter({
    ratings: storage.ratings,
    archive: storage.archive,
    review: (game) => reviewThread.review(game),
    report: (error) => reports.report(error, 'could not review decisions', {}),
  });
  const matchMaker = new MatchMaker({
    waiting: storage.match,
    ratings: storage.ratings,
    house,
    clock: systemClock,
    mayWrite: () => !board.isReadOnly && storeWatch.isOpen,
    report: (error) => {
      metrics.error();
      reports.report(error, 'could not seat people', {});
      storeWatch.failed();
    },
  });
  const sockets = new Sockets({ house, limits, metrics, log, timeouts, board, net });
  followNotice(board, house, sockets);
  const name = randomUUID();
  const context: ServerContext = {
    ...parts,
    timeouts,
    config,
    house,
    archive,
    source: webSource,
    personOf: (token) => directory.personOf(token),
    directory,
    membership: new Membership({ storage, directory, tables: new TableRemoval(house) }),
    limits,
    reports,
    metrics,
    sockets,
    connections,
    net,
    storeWatch,
    circles,
    circleWatch,
    board,
    rater,
    matchMaker,
    skillMeter,
    routeTimes: new RouteTimes(),
    allProcesses: new AllProcesses(bus, () => ownFigures(name, context)),
    notifier,
    webhooks,
    state: { stopping: false },
  };
  return context;
}

/** Whether any of these has room left; those who have all gone finish what they have begun. */
function mayStore(storage: Quota, payers: Payers): boolean {
  return payers.length === 0 || payers.some((payer) => storage.has(payer, performance.now()));
}

/** Tables and people hear of a notice as soon as this process does. */
function followNotice(board: NoticeBoard, house: House, sockets: Sockets): void {
  let { isReadOnly } = board;
  board.watch(() => {
    if (board.isReadOnly !== isReadOnly) house.changeMode();
    ({ isReadOnly } = board);
    void sockets.announce();
  });
}
