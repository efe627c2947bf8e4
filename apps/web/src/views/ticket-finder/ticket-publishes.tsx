import { screenHref, ticketTexts as texts } from '@commissary/catalog';
import { AppLink } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import type { TicketDetail } from './ticket-queries.ts';

export interface TicketPublishesProps {
  readonly ran: TicketDetail['ran'];
  readonly when: (at: number) => string;
}

/** The publishes that a terminal ran when it sold a ticket. */
export function TicketPublishes({ ran, when }: TicketPublishesProps) {
  const { companyId, tenant } = useActiveTenant();
  if (ran.length === 0) return <p className="reset text-13 tone-2">{texts.noRan}</p>;
  return (
    <ul className="list stack gap-4">
      {ran.map(({ kind, sequence, publish }) => (
        <li key={kind} className="text-13">
          {texts.ranKinds[kind]}:{' '}
          {publish === null ? (
            <>
              {texts.publishOf(sequence)}, <span className="tone-2">{texts.unknownPublish}</span>
            </>
          ) : (
            <>
              <AppLink
                href={screenHref(
                  'publishRun',
                  { workflowId: publish.workflowId },
                  { companyId, locationId: tenant?.id ?? null },
                )}
              >
                {texts.publishOf(sequence)}
              </AppLink>
              , <span className="tone-2">{texts.publishBy(when(publish.at), publish.by)}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
