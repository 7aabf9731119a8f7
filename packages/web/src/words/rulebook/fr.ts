import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { number } = speech('fr');

const fr: Words<'rulebook'> = {
  title: 'Règles',
  intro:
    'Une course vers l’objectif : rassemble des nombres différents, et arrête-toi avant qu’un nombre revienne.',
  by: 'Selon les règles',
  differs: 'autrement que publié',
  link: (rule) => `Lien vers la règle ${rule}`,
  contents: 'Sommaire',
  learn: 'Faire l’initiation',
  sections: {
    cards: 'Les cartes',
    round: 'Une manche',
    turning: 'Les cartes une à une',
    empty: 'Quand les cartes manquent',
    points: 'Les points et la fin',
    record: 'Règles maison et enregistrements',
  },
  rules: {
    R1: (t) =>
      `94 cartes. Nombres : un 0, un 1, deux 2, trois 3 et ainsi de suite jusqu’à douze 12. Bonus : +2, +4, +6, +8, +10 et ×2, un de chaque. Actions : « ${t.freeze} », « ${t.flipThree} » et « ${t.secondChance} », trois de chaque.`,
    R2: () =>
      'Chaque carte est toujours à un seul endroit : dans la pioche, défaussée, devant quelqu’un, ou en chemin vers lui.',
    R3: () =>
      'La pioche continue d’une manche à l’autre. Entre deux, tout ce qui est sur la table est défaussé.',
    R4: (_, o) =>
      o.decks === 'auto'
        ? 'Un jeu jusqu’à 18 joueurs, un autre pour 18 de plus. Avec plusieurs jeux, chaque +N compte, et chaque ×2 double encore.'
        : `${o.decks === 1 ? 'Un seul jeu' : `${o.decks} jeux`}, quel que soit le nombre de joueurs.`,
    R5: (_, o) => `De ${o.minPlayers} à ${o.maxPlayers} joueurs.`,
    R6: () => 'Le premier donneur est tiré au sort. La place suivante donne la manche suivante.',
    R7: () =>
      'On donne une fois à la ronde, à partir de la place après le donneur : chacun reçoit une carte, sans question. Qui est déjà sorti est sauté.',
    R8: (t) =>
      `Qui a déjà quelque chose devant soi, à cause d’une action, répond plutôt « ${t.hit} » ou « ${t.stay} ».`,
    R9: () => 'Une carte action interrompt la donne jusqu’à ce que toutes ses suites soient réglées.',
    R10: (_, o) =>
      o.deal === 'oneEach'
        ? 'Qui donne sa première carte commence sans rien.'
        : 'Qui a donné sa première carte en reçoit une autre, jusqu’à ce que tous ceux qui restent en aient une.',
    R11: (t, o) =>
      o.turn === 'oneCard'
        ? `Puis chacun son tour : « ${t.hit} » pour une carte, ou « ${t.stay} ». Après une carte et ses suites, c’est à la place suivante.`
        : `Puis chacun son tour : « ${t.hit} » encore et encore, une carte à la fois, jusqu’à ce que tu choisisses « ${t.stay} », sois éliminé, sortes, ou que la manche finisse.`,
    R13: (t, o) =>
      o.stay === 'withCard'
        ? `« ${t.stay} » te fait quitter la manche avec tes points. Il faut une carte devant toi ; sinon tu dois en prendre une.`
        : `« ${t.stay} » te fait quitter la manche avec tes points, même si tu n’as encore rien.`,
    R14: (t) =>
      `Est actif qui n’est ni éliminé ni gelé et n’a pas choisi « ${t.stay} » ; même sans carte encore.`,
    R15: (t) => `Devant toi comptent un nombre, un bonus ou une « ${t.secondChance} ».`,
    R16: (t) =>
      `La manche finit quand plus personne n’est actif, avec un « ${t.flip7} », ou quand il n’y a plus de carte.`,
    R17: () => 'On ne demande que là où il y a un choix. Ce qui est forcé se fait tout seul.',
    R18: () =>
      'Un nombre rejoint ta ligne. Si tu l’as déjà, tu es éliminé : hors de la manche, sans points. Les cartes restent jusqu’à la fin.',
    R19: (t) => `« ${t.flip7} » : sept nombres différents finissent la manche aussitôt, pour tous.`,
    R20: () => 'Un bonus se garde. Il n’élimine jamais et ne compte pas parmi les sept.',
    R21: (t) => `« ${t.secondChance} » se garde si tu n’en as pas, même pendant « ${t.flipThree} ».`,
    R22: (t) =>
      `Une deuxième « ${t.secondChance} » va aussitôt à un joueur actif qui n’en a pas ; tu choisis. S’il n’y a personne, elle est défaussée.`,
    R23: (t, o) =>
      o.secondChance === 'auto'
        ? `Un doublon qui t’éliminerait est défaussé avec ta « ${t.secondChance} », et tu restes en jeu. Elle n’aide pas contre « ${t.freeze} » et, inutilisée, elle disparaît à la fin de la manche.`
        : `Quand un doublon arrive et que tu as « ${t.secondChance} », tu choisis : l’utiliser, et les deux sont défaussées ; ou être éliminé. Elle n’aide pas contre « ${t.freeze} ».`,
    R25: (t) => `« ${t.freeze} » : qui la reçoit quitte la manche et garde ses points.`,
    R26: (t) =>
      `« ${t.flipThree} » : qui la reçoit prend trois cartes, une à une, et ne s’arrête avant que s’il est éliminé ou fait « ${t.flip7} ».`,
    R27: (t) =>
      `« ${t.freeze} » ou « ${t.flipThree} » parmi les trois est mise de côté. On s’en occupe quand les trois cartes sont là.`,
    R28: (t, o) =>
      ({
        anyActive: `Qui tire « ${t.freeze} » ou « ${t.flipThree} » la donne à un joueur actif, ou la prend.`,
        othersFirst: `Qui tire « ${t.freeze} » ou « ${t.flipThree} » la donne à un autre joueur actif, et ne la prend que s’il n’y en a pas.`,
        drawer: `Qui tire « ${t.freeze} » ou « ${t.flipThree} » la prend.`,
      })[o.targeting],
    R29: (t, o) =>
      o.deferred === 'discardOnBust' || o.targeting === 'drawer'
        ? `Qui est éliminé pendant « ${t.flipThree} » défausse ce qui était de côté. De même après un « ${t.flip7} ».`
        : `Qui est éliminé pendant « ${t.flipThree} » donne quand même ce qui était de côté. Après un « ${t.flip7} », c’est défaussé.`,
    R30: () => 'Tout ce qui était de côté est donné, dans l’ordre, avant que rien ne prenne effet.',
    R31: () =>
      'Cela attend dans une file, le plus ancien d’abord. Une carte dont le joueur est sorti quand vient son moment est défaussée : ni effet, ni nouveau joueur.',
    R32: () => 'La fin de la manche défausse tout ce qui attend encore.',
    R33: () =>
      'Quand il faut une carte et que la pioche est vide, on mélange la défausse. Les cartes sur la table y restent.',
    R34: () =>
      'S’il n’y a là ni nombre ni bonus, la manche finit, et tous les joueurs actifs gardent leurs points.',
    R35: (t, o) =>
      `Additionne les nombres, double pour un ×2, puis ajoute les cartes +. ${
        o.flip7Bonus === 0
          ? `« ${t.flip7} » n’ajoute rien.`
          : `« ${t.flip7} » ajoute ${o.flip7Bonus}, jamais doublés.`
      }`,
    R36: () => 'Tous ceux qui ne sont pas éliminés marquent, même encore actifs quand la manche finit.',
    R37: (_, o) => `Après une manche où quelqu’un a atteint ${number(o.target)}, le plus haut total gagne.`,
    R38: (_, o) =>
      ({
        everyone: 'Égalité en tête : tous jouent encore une manche, jusqu’à ce qu’un seul mène.',
        tiedOnly: 'Égalité en tête : seuls les premiers jouent encore une manche, les autres attendent.',
        shared: 'Égalité en tête : ils gagnent tous.',
      })[o.tieBreak],
    R41: (_, o) =>
      `Seul, compte les manches jusqu’à ${number(o.target)} : 11 valent le bronze, 9 l’argent, 7 l’or, et moins de cinq la légende.`,
    R42: () => 'Les règles maison sont un modèle et ses changements. Tout le reste est refusé.',
    R43: () =>
      'Une partie peut s’écrire : règles, joueurs, premier donneur, et tout ce qui s’est passé, carte par carte et réponse par réponse. On peut alors la rejouer.',
  },
  examples: {
    ramp: 'Les traits au bord disent combien il y en a : un 0, douze 12.',
    bust: 'Le deuxième 8 élimine : aucun point pour cette manche.',
    seven: (points, bonus) =>
      `Sept nombres différents : ${points - bonus} points et ${bonus} de plus, ${points} en tout.`,
    saved: (t) => `Le deuxième 10 et « ${t.secondChance} » sont défaussés. 10 et 6 restent.`,
    score: (points) => `(9 + 5) × 2 + 4 : ${points} points.`,
    plusAlone: (points) => `×2 sans nombre ne vaut rien, mais les cartes + comptent : ${points} points.`,
    queue: (t) =>
      `Ann prend trois cartes et donne « ${t.flipThree} » à Ben et « ${t.freeze} » à Cleo. Ben commence ; parmi ses cartes, une autre « ${t.flipThree} », qu’il donne à Cleo. Elle attend derrière son « ${t.freeze} » : quand vient son moment, Cleo est sortie, et la carte est défaussée.`,
  },
};

export default fr;
