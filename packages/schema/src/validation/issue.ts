import type { IssueCode, IssueParams } from '../field/index.ts';

/** One issue: the path (members by id), the code, and for a rule the rule's code. */
export interface Issue {
  readonly path: string;
  readonly code: IssueCode;
  readonly rule?: string;
  readonly params?: IssueParams;
}
