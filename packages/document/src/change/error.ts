/** Why a change list is rejected as a whole. */
export type RefusalCode =
  | 'not-a-list'
  | 'not-a-change'
  | 'unknown-op'
  | 'unknown-property'
  | 'bad-path'
  | 'bad-escape'
  | 'bad-after'
  | 'bad-value'
  | 'bad-was'
  | 'not-a-member'
  | 'is-a-member'
  | 'wrong-id'
  | 'id-edited'
  | 'unsafe-key'
  | 'duplicate'
  | 'covered'
  | 'too-deep'
  | 'path-too-long'
  | 'too-many'
  | 'too-large';

/** A rejected change list. `code` gives the reason; `path` and `index` name the entry where it is known. */
export class ChangeListError extends Error {
  readonly code: RefusalCode;
  readonly path: string | undefined;
  readonly index: number | undefined;

  constructor(code: RefusalCode, path?: string, index?: number) {
    super(`change list refused: ${code}${index === undefined ? '' : ` at entry ${index}`}`);
    this.name = 'ChangeListError';
    this.code = code;
    this.path = path;
    this.index = index;
  }
}
