# Self-play training of the family of nets on one GPU; train.sh builds and checks what it needs. See README.md.
#   python3 train.py train|dump --out FOLDER [--minutes 8] [--from FOLDER]
import argparse, ctypes, math, os, struct, time
import torch
import torch.nn.functional as F

parser = argparse.ArgumentParser()
parser.add_argument('mode')
parser.add_argument('--out', default=os.environ.get('OUT', 'out'))
parser.add_argument('--minutes', type=float, default=1)
parser.add_argument('--games', type=int, default=1 << 17, help='played side by side')
parser.add_argument('--steps', type=int, default=24, help='answers a game between two lessons')
parser.add_argument('--batch', type=int, default=1 << 16)
parser.add_argument('--hidden', default='512,512,256')
parser.add_argument('--students', default='2:64,32;3:64,32', help='sizes of nets for two players, and for three or more')
parser.add_argument('--students-from', type=float, default=0.5)
parser.add_argument('--student-rate', type=float, default=2e-3)
parser.add_argument('--rate', type=float, default=1e-3)
parser.add_argument('--rate-end', type=float, default=0.01)
parser.add_argument('--trace', type=float, default=0.9)
parser.add_argument('--trace-end', type=float, default=0.6)
parser.add_argument('--explore', type=float, default=0.03)
parser.add_argument('--first-games', type=float, default=0.05)
parser.add_argument('--from', dest='start', default='', help='a folder with nets to go on from')
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--duels', type=int, default=1 << 15)
args = parser.parse_args()

device = 'cuda'
torch.backends.cuda.matmul.allow_tf32 = True
torch.manual_seed(args.seed)
os.makedirs(args.out, exist_ok=True)
library = ctypes.CDLL(os.environ.get('GAMES', './libgames.so'))
FEATURES, STATE, TWO = library.featureCount(), library.stateSize(), library.twoPlayers()
BEST, ENDED, GAME_OVER = 1, 2, 4
START = time.time()


def say(*words):
    print('[%6.1f]' % (time.time() - START), *words, flush=True)


def pointer(tensor):
    return ctypes.c_void_p(tensor.data_ptr())


def call(function, *arguments):
    stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
    converted = [pointer(a) if torch.is_tensor(a) else ctypes.c_float(a) if isinstance(a, float) else a for a in arguments]
    error = function(stream, *converted)
    if error:
        raise RuntimeError('CUDA error %d' % error)


class Net(torch.nn.Module):
    def __init__(self, hidden):
        super().__init__()
        self.sizes = sizes = [FEATURES] + hidden + [1]
        gain = lambda i: math.sqrt((2 if i < len(sizes) - 2 else 0.1) / (sizes[i] if i else 100))
        self.weights = torch.nn.ParameterList([torch.nn.Parameter(torch.randn(sizes[i + 1], sizes[i], device=device) * gain(i)) for i in range(len(sizes) - 1)])
        self.biases = torch.nn.ParameterList([torch.nn.Parameter(torch.zeros(size, device=device)) for size in sizes[1:]])
        self.average(1.0)

    def forward(self, x):
        last = len(self.weights) - 1
        for i in range(last + 1):
            x = F.linear(x, self.weights[i], self.biases[i])
            x = F.relu(x) if i < last else x
        return x[:, 0]

    # Games are played by the mean of the last few hundred lessons.
    def average(self, share):
        with torch.no_grad():
            now = [p.detach() for p in list(self.weights) + list(self.biases)]
            if share == 1.0:
                self.mean = [p.clone() for p in now]
            else:
                torch._foreach_lerp_(self.mean, now, share)

    def ready(self):
        n = len(self.weights)
        self.half_weights = [w.half() for w in self.mean[:n]]
        self.half_biases = [b.half() for b in self.mean[n:]]

    def chances(self, x, out):
        n = len(self.weights)
        for i in range(n - 1):
            x = torch._addmm_activation(self.half_biases[i], x, self.half_weights[i].t(), use_gelu=False)
        out.copy_(torch.sigmoid((x @ self.half_weights[n - 1].t()).float()[:, 0] + self.mean[2 * n - 1]))

    def save(self, name):
        n = len(self.weights)
        with open(name, 'wb') as file:
            file.write(struct.pack('i', n) + struct.pack('%di' % (n + 1), *self.sizes))
            for i in range(n):
                file.write(self.mean[i].t().contiguous().cpu().numpy().astype('<f4').tobytes())
                file.write(self.mean[n + i].cpu().numpy().astype('<f4').tobytes())


def load(name):
    import numpy as np
    data = open(name, 'rb').read()
    n = struct.unpack('i', data[:4])[0]
    sizes = struct.unpack('%di' % (n + 1), data[4:8 + 4 * n])
    at = 8 + 4 * n
    net = Net(list(sizes[1:-1]))
    assert sizes[0] == FEATURES
    with torch.no_grad():
        for i in range(n):
            rows, columns = sizes[i], sizes[i + 1]
            matrix = np.frombuffer(data, '<f4', rows * columns, at).reshape(rows, columns)
            at += 4 * rows * columns
            net.weights[i].copy_(torch.tensor(matrix.T.copy()))
            net.biases[i].copy_(torch.tensor(np.frombuffer(data, '<f4', columns, at).copy()))
            at += 4 * columns
    net.average(1.0)
    net.ready()
    return net


class Games:
    def __init__(self, n, seed, players=0, preset=0, target=0):
        zeros = lambda size, kind: torch.zeros(size, dtype=kind, device=device)
        self.n = n
        self.states = zeros(n * STATE, torch.uint8)
        self.random = zeros(n, torch.int64)
        self.base = zeros(n, torch.int32)
        self.total = zeros(1, torch.int32)
        self.error = zeros(1, torch.int32)
        self.most = n * (8 if players < 7 else 20) + 4096
        self.rows = torch.empty(self.most, FEATURES, dtype=torch.half, device=device)
        self.a = zeros(self.most, torch.float)
        self.b = zeros(self.most, torch.float)
        self.viewer = zeros(n, torch.uint8)
        self.value = zeros(n, torch.float)
        self.outcome = zeros(n, torch.float)
        self.flags = zeros(n, torch.uint8)
        self.share = zeros(n, torch.float)
        call(library.reset, self.states, self.random, self.viewer, n, ctypes.c_uint64(seed), players, preset, target)

    def emit(self, duel=0):
        call(library.emitAll, self.states, self.n, self.base, self.total, self.rows, self.most, self.viewer, duel, self.error)
        return int(self.total.item())

    def step(self, duel=0, first=0, explore=0.0, learn=None):
        rows = learn if learn is not None else ctypes.c_void_p(0)
        call(library.stepAll, self.states, self.random, self.n, self.base, self.a, self.b, self.viewer, duel, first, float(explore), self.value, self.outcome, self.flags, rows)


# One seat of `a` against others of `b`, or of evPlus.
@torch.no_grad()
def duel(a, b, players, preset=0, target=200, n=None, seed=9000):
    games = Games(n or args.duels, seed + players, players, preset, target)
    mode = 1 if b else 2
    for _ in range(20000):
        m = games.emit(mode)
        if m:
            a.chances(games.rows[:m], games.a[:m])
            if b:
                b.chances(games.rows[:m], games.b[:m])
        games.step(mode)
        if _ % 16 == 15:
            call(library.sharesOf, games.states, games.n, games.viewer, games.share)
            if int((games.share < 0).sum()) == 0:
                break
    assert int(games.error.item()) == 0
    share = games.share.clamp(min=0)
    return '%.2f+-%.2f' % (100 * float(share.mean()), 196 * float(share.std()) / math.sqrt(games.n))


def duels(net, other=None, more=False):
    setups = [(2, 0, 200), (4, 0, 200), (6, 0, 200)]
    if more:
        setups += [(3, 0, 200), (10, 0, 200), (4, 1, 200), (4, 2, 200), (2, 3, 200), (4, 3, 200), (4, 0, 500), (2, 0, 1000), (2, 0, 50)]
    return ' '.join('%d/%d/%d: %s' % (*s, duel(net, other, *s)) for s in setups)


class Student:
    def __init__(self, text):
        players, sizes = text.split(':')
        self.players = int(players)
        self.name = 'student-%s-%s.bin' % (players, sizes.replace(',', '-'))
        name = args.start + '/' + self.name
        self.net = load(name) if args.start and os.path.exists(name) else Net([int(size) for size in sizes.split(',')])


# The students of one kind of table learn what the big net says of every position that it weighs, chosen or not.
class Class:
    def __init__(self, students):
        self.nets = [s.net for s in students]
        self.rate = torch.zeros((), device=device)
        self.batch = args.batch // 2
        self.x = torch.randn(self.batch, FEATURES, device=device)
        self.y = torch.rand(self.batch, device=device)
        self.lessons = 0
        self.optimiser = torch.optim.Adam([p for net in self.nets for p in net.parameters()], lr=self.rate, betas=(0.9, 0.99), fused=True, capturable=True)
        self.graph = captured(self.lesson, self.optimiser)

    def lesson(self):
        total = 0
        for net in self.nets:
            total = total + F.binary_cross_entropy_with_logits(net(self.x), self.y)
        total.backward()
        self.optimiser.step()
        for net in self.nets:
            net.average(0.002)

    def teach(self, rows, chances, places, rate):
        for at in range(0, places.numel() - self.batch + 1, self.batch):
            pick = places[at:at + self.batch]
            self.x.copy_(rows.index_select(0, pick))
            self.y.copy_(chances.index_select(0, pick))
            self.rate.fill_(rate * min(1, (self.lessons + 1) / 200))
            self.graph.replay()
            self.lessons += 1


def captured(lesson, optimiser):
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(3):
            optimiser.zero_grad(set_to_none=True)
            lesson()
    torch.cuda.current_stream().wait_stream(side)
    optimiser.zero_grad(set_to_none=True)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        lesson()
    return graph


# From 1 down to nearly 0.
def share_left(share):
    return max(args.rate_end, 0.5 * (1 + math.cos(math.pi * share)))


def train():
    net = load(args.start + '/big.bin') if args.start else Net([int(size) for size in args.hidden.split(',')])
    net.ready()
    students = [Student(text) for text in args.students.split(';') if text]
    classes = {}
    for players in (2, 3):
        group = [s for s in students if s.players == players]
        if group:
            classes[players] = Class(group)
    rate = torch.zeros((), device=device)
    x = torch.randn(args.batch, FEATURES, device=device)
    y = torch.rand(args.batch, device=device)
    optimiser = torch.optim.Adam(net.parameters(), lr=rate, betas=(0.9, 0.99), fused=True, capturable=True)
    loss = torch.zeros((), device=device)

    def lesson():
        now = F.binary_cross_entropy_with_logits(net(x), y)
        loss.copy_(now.detach())
        now.backward()
        optimiser.step()
        net.average(0.002)

    graph = captured(lesson, optimiser)

    n, steps = args.games, args.steps
    games = Games(n, args.seed)
    rows = torch.zeros(steps, n, FEATURES, dtype=torch.half, device=device)
    value = torch.zeros(steps, n, device=device)
    outcome = torch.zeros(steps, n, device=device)
    flags = torch.zeros(steps, n, dtype=torch.uint8, device=device)
    start = time.time()
    end = start + 60 * args.minutes
    shown = start
    done = lessons = played = 0
    losses, playing, learning = [], 0, 0
    while True:
        share = min(1, (time.time() - start) / (end - start))
        rate_now = args.rate * share_left(share)
        trace = args.trace + (args.trace_end - args.trace) * share
        first = not args.start and share < args.first_games
        trace = 0.97 if first else trace
        begun = time.time()
        with torch.no_grad():
            for t in range(steps):
                m = games.emit()
                net.chances(games.rows[:m], games.a[:m])
                if classes and share >= args.students_from:
                    places = torch.randperm(m, device=device)
                    isTwo = (games.rows[:m, TWO] > 0).index_select(0, places)
                    for kind, group in classes.items():
                        with torch.enable_grad():
                            group.teach(games.rows, games.a, places[isTwo if kind == 2 else ~isTwo], args.student_rate * share_left(share))
                games.step(0, 1 if first else 0, args.explore * (1 - 0.5 * share), rows[t])
                value[t], outcome[t], flags[t] = games.value, games.outcome, games.flags
            truths = torch.empty(steps, n, device=device)
            coming = value[steps - 1]
            total = coming.clone()
            for t in range(steps - 2, -1, -1):
                wanted = torch.where((flags[t] & GAME_OVER) > 0, outcome[t], (1 - trace) * coming + trace * total)
                truths[t] = wanted
                coming = value[t]
                total = torch.where((flags[t] & BEST) > 0, wanted, coming)
            played += int(((flags & GAME_OVER) > 0).sum())
            use = torch.nonzero((flags[:steps - 1] & ENDED).view(-1) == 0)[:, 0]
            order = use[torch.randperm(use.numel(), device=device)]
        torch.cuda.synchronize()
        playing += time.time() - begun
        begun = time.time()
        flat, flat_truths = rows.view(-1, FEATURES), truths.view(-1)
        for at in range(0, order.numel() - args.batch + 1, args.batch):
            pick = order[at:at + args.batch]
            x.copy_(flat.index_select(0, pick))
            y.copy_(flat_truths.index_select(0, pick))
            rate.fill_(rate_now * min(1, (lessons + 1) / 200))
            graph.replay()
            lessons += 1
        losses.append(float(loss))
        net.ready()
        torch.cuda.synchronize()
        learning += time.time() - begun
        done += 1
        now = time.time()
        if now >= end or now - shown > max(20, 6 * args.minutes) or done == 2:
            shown = now
            say('%d lessons, %.3g games, rows %d, error %d, loss %.5f, played %.0f s, learned %.0f s; against evPlus %s' % (lessons, played, m, int(games.error.item()), sum(losses) / len(losses), playing, learning, duels(net)))
            losses = []
            net.save(args.out + '/big.bin')
            for s in students:
                s.net.save(args.out + '/' + s.name)
        if now >= end:
            break
    say('against evPlus', duels(net, None, True))
    with_players = {2: [(2, 0, 200)], 3: [(3, 0, 200), (4, 0, 200), (6, 0, 200), (10, 0, 200)]}
    for s in students:
        s.net.ready()
        results = ['%d: %s, %s' % (setup[0], duel(s.net, None, *setup), duel(s.net, net, *setup)) for setup in with_players[s.players]]
        say(s.name, 'against evPlus, against the big net:', '; '.join(results))
    say('memory %.1f GB' % (torch.cuda.max_memory_allocated() / 1e9))


@torch.no_grad()
def dump():
    net = Net([64, 32])
    net.ready()
    games = Games(1 << 14, 3)
    learn = torch.zeros(games.n, FEATURES, dtype=torch.half, device=device)
    for t in range(150):
        m = games.emit()
        net.chances(games.rows[:m], games.a[:m])
        if t < 149:
            games.step(0, t < 75, 0.05)
    torch.cuda.synchronize()
    store = lambda name, tensor: open(args.out + '/' + name, 'wb').write(tensor.cpu().numpy().tobytes())
    store('states', games.states), store('random', games.random), store('viewer', games.viewer), store('base', games.base)
    store('x', games.rows[:m]), store('chance', games.a[:m])
    games.step(0, 0, 0.03, learn)
    torch.cuda.synchronize()
    store('after', games.states), store('value', games.value), store('outcome', games.outcome)
    store('flags', games.flags), store('learn', learn), store('viewer2', games.viewer)
    say('%d rows of %d features, states of %d bytes, error %d' % (m, FEATURES, STATE, int(games.error.item())))


if args.mode == 'train':
    train()
else:
    dump()
