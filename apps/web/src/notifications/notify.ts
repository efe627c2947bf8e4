import { notificationMs } from '@commissary/domain';
import { createStore } from '../ui/index.ts';

export type ToastKind = keyof typeof notificationMs;

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly detail?: ToastDetail;
  /** How long it stays; null until the user closes it, or until it is removed. */
  readonly ms: number | null;
  /** Of one that stays because it can be undone: how long it stays once something else can be. */
  readonly usualMs?: number;
}

/** A second line: details, and what can be done. */
export interface ToastDetail {
  readonly text?: string;
  readonly link?: { readonly text: string; readonly href: string };
  readonly act?: { readonly text: string; readonly run: () => void };
  /** A line of its own: what is known later than the rest. */
  readonly more?: { readonly text: string; readonly link?: { readonly text: string; readonly href: string } };
}

/** What is on screen now, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);

/**
 * Shows a text for as long as its kind stays; the same text twice is one toast. Returns the function that removes it.
 */
export const notify = (kind: ToastKind, text: string, detail?: ToastDetail): (() => void) =>
  show(kind, text, notificationMs[kind], detail);

/** A text about something in progress, which stays until it is removed. */
export const notifyUntilDone = (text: string, detail?: ToastDetail): (() => void) => show('info', text, null, detail);

export const dismiss = (id: number): void => toasts.set(toasts.get().filter(notice => notice.id !== id));

let last = 0;

const withUsualTime = (notice: Toast): Toast =>
  notice.usualMs === undefined ? notice : { ...notice, ms: notice.usualMs };

const show = (kind: ToastKind, text: string, ms: number | null, detail?: ToastDetail): (() => void) => {
  last += 1;
  const id = last;
  const others = toasts.get().filter(notice => notice.text !== text);
  // What can be undone stays until somebody closes it, or something else can be.
  const isOffer = ms !== null && detail?.act !== undefined && (kind === 'success' || kind === 'info');
  const before = isOffer ? others.map(withUsualTime) : others;
  const stays = isOffer ? { ms: null, usualMs: ms } : { ms };
  toasts.set([...before, { id, kind, text, ...stays, ...(detail && { detail }) }]);
  return () => dismiss(id);
};
