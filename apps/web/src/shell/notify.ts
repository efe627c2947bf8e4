import { notificationMs } from '@commissary/domain';
import { createStore } from '../ui/store.ts';

export type NoticeKind = keyof typeof notificationMs;

export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly detail?: NoticeDetail;
  /** How long it stays; null until somebody closes it. */
  readonly ms: number | null;
}

/** A second line, where more about it stands, and what can be done about it. */
export interface NoticeDetail {
  readonly text?: string;
  readonly link?: { readonly text: string; readonly href: string };
  readonly act?: { readonly text: string; readonly run: () => void };
}

/** What is on screen now, oldest first. */
export const notices = createStore<readonly Notice[]>([]);

/** Shows a text for as long as its kind stays; the same text twice is one notice. Returns what takes it away. */
export const notify = (kind: NoticeKind, text: string, detail?: NoticeDetail): (() => void) =>
  show(kind, text, notificationMs[kind], detail);

/** A text about something under way, which stays until it is taken away. */
export const notifyUntilDone = (text: string, detail?: NoticeDetail): (() => void) => show('info', text, null, detail);

export const dismiss = (id: number): void => notices.set(notices.get().filter(notice => notice.id !== id));

let last = 0;

const show = (kind: NoticeKind, text: string, ms: number | null, detail?: NoticeDetail): (() => void) => {
  last += 1;
  const id = last;
  const others = notices.get().filter(notice => notice.text !== text);
  notices.set([...others, { id, kind, text, ms, ...(detail && { detail }) }]);
  return () => dismiss(id);
};
