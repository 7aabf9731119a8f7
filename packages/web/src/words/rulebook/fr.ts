import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number } = formats('fr');

const fr: Words<'rulebook'> = {
  title: 'Règles numérotées',
  intro: 'Chaque règle a un numéro vers lequel tu peux faire un lien.',
  by: 'Règles',
  differs: 'différent des règles publiées',
  link: (rule) => `Lien vers la règle ${rule}`,
  contents: 'Sommaire',
  guide: 'Les règles en deux minutes',
  print: 'Imprimer',
  printHint: 'Une page, A4 ou Letter.',
  share: 'Partager ou imprimer',
  qr: 'Un code avec le lien vers ces règles',
  play: 'Jouer avec ces règles',
  friends: 'Entre amis',
  save: 'Enregistrer sur cet appareil',
  sections: {
    cards: 'Les cartes',
    round: 'Une manche',
    turning: 'Piocher',
    empty: 'Quand la pioche est vide',
    points: 'Les points et la victoire',
    record: 'Règles maison et enregistrements',
  },
  rules: {
    R1: (t) =>
      `Il y a 94 cartes. Nombres : un 0, un 1, deux 2, trois 3 et ainsi de suite jusqu’à douze 12. Cartes bonus : +2, +4, +6, +8, +10 et ×2, une de chaque. Actions : « ${t.freeze} », « ${t.flipThree} » et « ${t.secondChance} », trois de chaque.`,
    R2: () =>
      'Chaque carte est toujours à un seul endroit : dans la pioche, dans la défausse, devant un joueur, ou en route vers lui.',
    R3: (_, o) =>
      o.shuffle === 'whenEmpty'
        ? 'La pioche est conservée d’une manche à l’autre. Entre deux manches, tout ce qui est sur la table est défaussé.'
        : 'Chaque manche commence avec toutes les cartes dans la pioche : avant la première carte, on y remélange la défausse.',
    R4: (_, o) =>
      o.decks === 'auto'
        ? 'Un paquet jusqu’à 18 joueurs, puis un autre par tranche de 18 joueurs en plus. Avec plusieurs paquets, chaque +N compte, et chaque ×2 double encore.'
        : `${o.decks === 1 ? 'Un seul paquet' : `${o.decks} paquets`}, quel que soit le nombre de joueurs.`,
    R5: (_, o) => `De ${o.minPlayers} à ${o.maxPlayers} joueurs.`,
    R6: () => 'Le premier donneur est tiré au sort. Le joueur suivant donne à la manche suivante.',
    R7: () =>
      'La donne fait un tour de table, à partir de la place après le donneur : chacun reçoit une carte d’office. Les joueurs déjà hors jeu n’en reçoivent pas.',
    R8: (t) =>
      `Un joueur qui a déjà une carte devant lui, à cause d’une action pendant la donne, choisit à la place « ${t.hit} » ou « ${t.stay} ».`,
    R9: () => 'Une carte action interrompt la donne jusqu’à ce que tout ce qui en découle soit réglé.',
    R10: (t, o) =>
      ({
        oneEach: 'Un joueur qui donne sa première carte commence sans rien.',
        untilAllHaveCards:
          'Un joueur qui a donné sa première carte en reçoit une autre, jusqu’à ce que tous ceux qui sont encore en jeu en aient une.',
        untilAllHaveNumbers:
          'Un joueur qui n’a pas de nombre reçoit encore une carte, tour après tour, jusqu’à ce que tous ceux qui sont encore en jeu aient un nombre.',
        none:
          o.stay === 'withCard'
            ? 'Il n’y a pas de donne : la manche commence par le premier tour, et un joueur qui n’a rien devant lui doit piocher.'
            : `Il n’y a pas de donne : la manche commence par le premier tour, et on peut choisir « ${t.stay} » sans rien devant soi.`,
      })[o.deal],
    R11: (t, o) =>
      o.turn === 'oneCard'
        ? `Puis chacun joue à son tour : « ${t.hit} » pour piocher une carte, ou « ${t.stay} ». Après la carte et tout ce qui en découle, c’est au joueur suivant.`
        : `Puis chacun joue à son tour : « ${t.hit} » autant de fois que tu veux, une carte à la fois, jusqu’à ce que tu choisisses « ${t.stay} », que tu sautes, que tu sois hors jeu ou que la manche se termine.`,
    R13: (t, o) =>
      o.stay === 'withCard'
        ? `« ${t.stay} » te fait quitter la manche avec tes points. Il faut une carte devant toi ; sans carte, tu dois piocher.`
        : `« ${t.stay} » te fait quitter la manche avec tes points, même si tu n’as encore rien.`,
    R14: (t) =>
      `Un joueur est actif tant qu’il n’a pas sauté, n’est pas gelé et n’a pas choisi « ${t.stay} », même s’il n’a pas encore de carte.`,
    R15: (t) => `Une carte devant toi est un nombre, une carte bonus ou une « ${t.secondChance} ».`,
    R16: (t) =>
      `La manche se termine quand plus personne n’est actif, quand un joueur fait « ${t.flip7} », ou quand il n’y a plus de carte à piocher.`,
    R17: () => 'On ne te pose la question que s’il y a un choix. Les coups forcés se jouent automatiquement.',
    R18: () =>
      'Un nombre rejoint ta ligne. Si tu l’as déjà, tu sautes : tu es hors jeu pour la manche et tu ne marques rien. Tes cartes restent sur la table jusqu’à la fin de la manche.',
    R19: (t) => `« ${t.flip7} » : sept nombres différents terminent aussitôt la manche, pour tout le monde.`,
    R20: () =>
      'Une carte bonus se garde. Elle ne fait jamais sauter et ne compte pas parmi les sept nombres.',
    R21: (t, o) =>
      o.secondChanceTo === 'drawer'
        ? `« ${t.secondChance} » se garde si tu n’en as pas, même pendant « ${t.flipThree} ».`
        : `Si tu n’as pas de « ${t.secondChance} », tu choisis : garder celle que tu pioches, ou la donner aussitôt à un joueur actif qui n’en a pas, même pendant « ${t.flipThree} ».`,
    R22: (t) =>
      `Si tu pioches une autre « ${t.secondChance} », tu la donnes aussitôt à un joueur actif qui n’en a pas ; tu choisis à qui. S’il n’y a personne, elle est défaussée.`,
    R23: (t, o) =>
      o.secondChance === 'auto'
        ? `Un doublon qui te ferait sauter est défaussé avec ta « ${t.secondChance} », et tu restes en jeu. Elle ne protège pas de « ${t.freeze} ». Inutilisée, elle est défaussée à la fin de la manche.`
        : `Si tu pioches un doublon et que tu as « ${t.secondChance} », tu choisis : l’utiliser, et les deux sont défaussées, ou sauter. Elle ne protège pas de « ${t.freeze} ».`,
    R25: (t) => `« ${t.freeze} » : le joueur qui la reçoit quitte la manche et garde ses points.`,
    R26: (t) =>
      `« ${t.flipThree} » : le joueur qui la reçoit pioche trois cartes, une par une, sauf s’il saute ou fait « ${t.flip7} » avant la troisième.`,
    R27: (t) =>
      `Une carte « ${t.freeze} » ou « ${t.flipThree} » parmi les trois est mise de côté jusqu’à ce que les trois soient piochées.`,
    R28: (t, o) =>
      ({
        anyActive: `Si tu pioches « ${t.freeze} » ou « ${t.flipThree} », donne-la à un joueur actif ou garde-la.`,
        othersFirst: `Si tu pioches « ${t.freeze} » ou « ${t.flipThree} », donne-la à un autre joueur actif. Ne la garde que s’il n’y en a pas.`,
        drawer: `Si tu pioches « ${t.freeze} » ou « ${t.flipThree} », tu la gardes.`,
      })[o.targeting],
    R29: (t, o) =>
      o.deferred === 'discardOnBust' || o.targeting === 'drawer'
        ? `Si tu sautes pendant « ${t.flipThree} », les cartes mises de côté sont défaussées. De même après « ${t.flip7} ».`
        : `Si tu sautes pendant « ${t.flipThree} », tu donnes quand même les cartes mises de côté. Après « ${t.flip7} », elles sont défaussées.`,
    R30: () =>
      'Toutes les cartes mises de côté sont données dans l’ordre où elles ont été piochées. Aucune ne prend effet avant que la dernière soit donnée.',
    R31: () =>
      'Elles attendent dans une seule file, la plus ancienne d’abord. Si le joueur est hors jeu quand vient le tour de sa carte, elle est défaussée : elle n’a pas d’effet et personne d’autre ne la reçoit.',
    R32: () => 'Quand la manche se termine, tout ce qui attend encore est défaussé.',
    R33: () =>
      'S’il faut une carte et que la pioche est vide, on mélange la défausse pour en faire une nouvelle. Les cartes sur la table y restent.',
    R34: () =>
      'Si la défausse ne contient ni nombre ni carte bonus, la manche se termine et tous les joueurs actifs gardent leurs points.',
    R35: (t, o) => {
      const cards =
        o.doubles === 'numbers'
          ? 'Additionne les nombres, double la somme pour un ×2, puis ajoute les cartes +.'
          : 'Additionne les nombres et les cartes +, puis double la somme pour un ×2.';
      if (o.flip7Bonus === 0) return `${cards} « ${t.flip7} » n’ajoute rien.`;
      return o.doubles === 'everything'
        ? `${cards} « ${t.flip7} » ajoute un bonus de ${o.flip7Bonus}, doublé lui aussi.`
        : `${cards} « ${t.flip7} » ajoute un bonus de ${o.flip7Bonus}, qui n’est jamais doublé.`;
    },
    R36: () =>
      'Tous ceux qui n’ont pas sauté marquent leurs points, même ceux qui sont encore actifs quand la manche se termine.',
    R37: (_, o) =>
      `Après une manche où un joueur atteint ${number(o.target)} points, le plus haut total gagne.`,
    R38: (_, o) =>
      ({
        everyone:
          'En cas d’égalité en tête, tout le monde joue encore une manche, jusqu’à ce qu’un seul joueur mène.',
        tiedOnly:
          'En cas d’égalité en tête, seuls les ex æquo jouent encore une manche ; les autres attendent.',
        shared: 'En cas d’égalité en tête, tous les ex æquo gagnent.',
      })[o.tieBreak],
    R41: (_, o) =>
      `En solo, compte les manches jusqu’à ${number(o.target)} points : 11 au plus pour le bronze, 9 pour l’argent, 7 pour l’or et 4 pour la légende.`,
    R42: () =>
      'Les règles maison sont un modèle dont on change des options. Les modèles, options et valeurs inconnus sont refusés.',
    R43: () =>
      'Une partie peut s’écrire : les règles, les joueurs, le premier donneur, et tout ce qui s’est passé, carte par carte et réponse par réponse. On peut alors la revoir.',
  },
  examples: {
    ramp: 'Les traits au bord disent combien il y a de cartes de chaque nombre : un 0, douze 12.',
    bust: 'Le deuxième 8 fait sauter : aucun point dans cette manche.',
    seven: (points, bonus) =>
      `Sept nombres différents : ${points - bonus} points et ${bonus} de bonus, ${points} en tout.`,
    saved: (t) => `Le deuxième 10 et « ${t.secondChance} » sont défaussés. Le 10 et le 6 restent.`,
    score: (points, o) =>
      `${o.doubles === 'numbers' ? '(9 + 5) × 2 + 4' : '(9 + 5 + 4) × 2'} = ${points} points.`,
    plusAlone: (points, o) =>
      o.doubles === 'numbers'
        ? `×2 sans nombre ne vaut rien, mais les cartes + comptent : ${points} points.`
        : `×2 double les cartes + même sans nombre : ${points} points.`,
    queue: (t) =>
      `Ann pioche trois cartes et donne « ${t.flipThree} » à Ben et « ${t.freeze} » à Cleo. Ben commence ; parmi ses cartes, une autre « ${t.flipThree} », qu’il donne à Cleo. Elle attend derrière son « ${t.freeze} » : quand vient son tour, Cleo est hors jeu, et la carte est défaussée.`,
  },
};

export default fr;
