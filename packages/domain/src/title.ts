/** The name of what is saved, as it stands in the middle of a sentence: 'menu', 'table and bar settings'. */
export interface Title {
  readonly text: string;
  readonly number: 'one' | 'many';
}

export const hasOrHave = (title: Title): 'has' | 'have' => (title.number === 'one' ? 'has' : 'have');

export const isOrAre = (title: Title): 'is' | 'are' => (title.number === 'one' ? 'is' : 'are');
