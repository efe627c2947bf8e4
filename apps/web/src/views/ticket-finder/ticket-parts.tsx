import type { ReactNode } from 'react';
import { useId } from 'react';
import { moneyOf } from './ticket-words.ts';

/** A part of a ticket with its title. */
export function TicketPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="stack gap-8 pad-x-20 pad-y-12 line-below" aria-labelledby={id}>
      <h3 id={id} className="reset text-13 weight-600">
        {title}
      </h3>
      {children}
    </section>
  );
}

export interface AmountProps {
  readonly what: ReactNode;
  readonly about?: string;
  readonly cents: number;
  readonly isTotal?: boolean;
}

/** What an amount is for, and the amount at the end of its line. */
export function Amount({ what, about, cents, isTotal = false }: AmountProps) {
  return (
    <div className={`row justify-between gap-12 text-13 ${isTotal ? 'weight-600' : ''}`}>
      <span className="min-width-0 break-anywhere">
        {what}
        {about !== undefined && <span className="tone-3"> {about}</span>}
      </span>
      <span className="nowrap">{moneyOf(cents)}</span>
    </div>
  );
}
