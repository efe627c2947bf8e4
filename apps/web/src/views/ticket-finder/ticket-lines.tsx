import { ticketTexts as texts } from '@commissary/catalog';
import { formatNumber, type TicketLine } from '@commissary/domain';
import { Amount } from './ticket-parts.tsx';
import type { TicketDetail } from './ticket-queries.ts';
import { numbered } from './ticket-words.ts';

/** What was sold with what was chosen and taken off, then tax and fees, then the total. */
export function TicketLines({ lines, fees, total }: Pick<TicketDetail['sent'], 'lines' | 'fees' | 'total'>) {
  const stayed = lines.filter(({ voided }) => voided === null);
  const tax = stayed.reduce((sum, { taxAdded }) => sum + taxAdded, 0);
  return (
    <>
      <ul className="list stack gap-8">
        {numbered(lines).map(({ key, one }) => (
          <li key={key}>
            <Line line={one} />
          </li>
        ))}
      </ul>
      {tax > 0 && <Amount what={texts.tax} cents={tax} />}
      {numbered(fees).map(({ key, one: { kind, name, cents } }) => (
        <Amount key={key} what={name || texts.fees[kind]} cents={cents} />
      ))}
      <Amount what={texts.total} cents={total} isTotal />
    </>
  );
}

function Line({ line }: { readonly line: TicketLine }) {
  const { quantity, item, size, gross, modifiers, offers, voided } = line;
  const name = [formatNumber(quantity), item.name, size?.name].filter(Boolean).join(' ');
  return (
    <>
      <Amount what={voided === null ? name : <s>{name}</s>} cents={voided === null ? gross : 0} />
      {numbered(modifiers).map(({ key, one }) => (
        <p key={key} className="reset text-12 tone-2 pad-x-16">
          {one.name}
        </p>
      ))}
      {voided === null &&
        numbered(offers).map(({ key, one }) => <Amount key={key} what={one.name} cents={-one.cents} />)}
      {voided !== null && (
        <p className="reset text-12 tone-2 pad-x-16">{texts.voided(voided.by?.name ?? null, voided.reason)}</p>
      )}
    </>
  );
}
