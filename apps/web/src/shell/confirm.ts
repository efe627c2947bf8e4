import { createStore } from '../ui/store.ts';

export interface ConfirmQuestion {
  /** The specification's own title when absent. */
  readonly title?: string;
  readonly text?: string;
  /** A term that must be typed before the act. */
  readonly term?: string;
  /** A random four-digit number must be typed too. */
  readonly withNumber?: boolean;
  /** The verb on the button, with the count where there is one. */
  readonly accept?: string;
  readonly cancel?: string;
  /** A third way out, which saves first. */
  readonly save?: string | undefined;
  /** The act takes something away for good. */
  readonly danger?: boolean;
}

export type ConfirmAnswer = 'accept' | 'save' | 'cancel';

export interface OpenQuestion extends ConfirmQuestion {
  readonly answer: (answer: ConfirmAnswer) => void;
}

/** The question on screen; one at a time. */
export const openQuestion = createStore<OpenQuestion | null>(null);

/** Asks over the screen and waits for the answer. A new question cancels the one before. */
export const askConfirm = (question: ConfirmQuestion): Promise<ConfirmAnswer> => {
  openQuestion.get()?.answer('cancel');
  return new Promise(resolve => {
    openQuestion.set({
      ...question,
      answer: answer => {
        openQuestion.set(null);
        resolve(answer);
      },
    });
  });
};
