/** Why there is no answer: too little memory, a process that ended or hung, too many questions, or a statement that fails. */
export class SoldFilesError extends Error {
  readonly why: 'MEMORY' | 'ENDED' | 'BUSY' | 'FAILED';

  constructor(why: SoldFilesError['why'], message: string) {
    super(message);
    this.name = 'SoldFilesError';
    this.why = why;
  }
}
