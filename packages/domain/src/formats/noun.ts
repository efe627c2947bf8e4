/** The name of a saved document, in the form for the middle of a sentence: 'menu', 'table and bar settings'. */
export interface Noun {
  readonly text: string;
  readonly number: 'one' | 'many';
}

export const hasOrHave = (title: Noun): 'has' | 'have' => (title.number === 'one' ? 'has' : 'have');

export const isOrAre = (title: Noun): 'is' | 'are' => (title.number === 'one' ? 'is' : 'are');
