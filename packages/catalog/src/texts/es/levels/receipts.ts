import type { receiptTexts as english } from '../../levels/receipts.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatNumber } from '../grammar/words.ts';

/** What terminals report that they could not do, by their code. */
const troubleWords: Readonly<Record<string, string>> = {
  DAMAGED: 'lo que recibió está dañado',
  NOT_SENT: 'el servidor no lo envió todo',
  NOT_STORED: 'no puede guardarlo',
  UNREADABLE: 'su versión no puede leerlo',
};

const terminalCount = (count: number): string => formatCount(count, 'terminal', 'terminales');

/** Texts about the terminals that run what is live, and those that do not. */
export const receiptTexts: Translated<typeof english> = {
  trouble: code => troubleWords[code] ?? code,
  runs: (running, terminals) =>
    running === terminals
      ? `En uso en ${terminals === 1 ? 'su terminal' : `las ${formatNumber(terminals)} terminales`}`
      : `Enviado, en uso en ${formatNumber(running)} de ${terminalCount(terminals)}`,
  behind: (running, terminals) =>
    `Lo que está en vigor se usa en ${formatNumber(running)} de ${terminalCount(terminals)}`,
  one: (location, terminal, reason) => `${location}, ${terminal}: ${reason}`,
  reason: (reason, code, lastSeen) =>
    ({
      trouble: receiptTexts.trouble(code ?? ''),
      silent: `sin contacto desde ${lastSeen}`,
      fetching: 'aún no lo ha tomado',
    })[reason],
  more: (named, others) =>
    others === 0 ? `${named.join('. ')}.` : `${named.join('. ')}. Y ${formatNumber(others)} más.`,
  open: 'Abrir publicación',
  since: dateTime => `desde ${dateTime}`,
  notTaken: (kind, reason) => `${kind} no se tomó: ${reason}`,
};
