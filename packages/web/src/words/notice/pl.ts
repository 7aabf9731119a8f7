import type { Words } from '../areas.ts';

const pl: Words<'notice'> = {
  banner: (text) => `Komunikat serwera: ${text}`,
  readOnly:
    'Trwają prace na serwerze: można oglądać gry, ale dopóki prace się nie skończą, nikt nie może grać.',
  readOnlyOver: 'Prace na serwerze się skończyły: możesz grać dalej.',
};

export default pl;
