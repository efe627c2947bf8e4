import type { Question } from '@commissary/catalog';
import type { Posting, SoldNames } from '@commissary/domain';

/** A part of what questions are answered from. */
export interface ReportPart {
  /** Of tickets, or of a rollup of them: the same to the cent. None where another part answers the question. */
  readonly postings: (question: Question) => readonly Posting[];
  /** What is added up already, of files. */
  readonly sums?: (question: Question) => readonly Posting[];
  readonly names: SoldNames;
  /** How much it is. */
  readonly size: number;
}
