import { sessionsTexts as texts } from '@commissary/catalog';
import { contract, type SessionRecord } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/index.ts';
import { sessionsKey, sessionsOf } from '../../cache/index.ts';
import { dayAndTimeAt, whenWords } from '../../formatting/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { useReadOnlyReason } from '../../session/index.ts';
import { Badge, EmptyState, ErrorState, SkeletonRows } from '../../ui/index.ts';
import styles from './sessions.module.css';

const ownCalls = [contract.session.list, contract.session.end];
const theirCalls = [contract.users.sessions, contract.users.endSession];

/** The sessions of an employee, each with the button that ends it; null = of the signed-in person. */
export function SessionList({ employeeId }: { readonly employeeId: string | null }) {
  const client = useQueryClient();
  const refused = useReadOnlyReason(...(employeeId === null ? ownCalls : theirCalls));
  const { data, isPending, isError, refetch } = useQuery({ ...sessionsOf(employeeId), enabled: refused === null });
  const end = useMutation({
    mutationFn: (sessionId: string) =>
      employeeId === null
        ? api.session.end({ params: { sessionId } })
        : api.users.endSession({ params: { id: employeeId, sessionId } }),
    onSuccess: () => notify('success', texts.ended),
    onError: error => reportError(error, texts.notEnded),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
  if (refused !== null) return <EmptyState text={refused} />;
  if (isError) return <ErrorState text={texts.loadFailed} onRetry={() => void refetch()} />;
  if (isPending) return <SkeletonRows rows={2} height={56} />;
  if (data.length === 0) return <EmptyState text={texts.none} />;
  return (
    <ul className="list">
      {data.map(session => (
        <Row
          key={session.id}
          session={session}
          ofSelf={employeeId === null}
          ending={end.isPending}
          onEnd={() => end.mutate(session.id)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly session: SessionRecord;
  readonly ofSelf: boolean;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

function Row({ session, ofSelf, ending, onEnd }: RowProps) {
  const { address, since, lastSeen, current } = session;
  const device = session.device ?? texts.unknownDevice;
  const began = dayAndTimeAt(since, null);
  const acting = actingText(session, ofSelf);
  const more = [address, texts.since(began), texts.lastSeen(dayAndTimeAt(lastSeen, null))];
  return (
    <li className={`${styles.row} row align-center gap-12 pad-x-20 pad-y-8 line-below`}>
      <div className="grow min-width-0">
        <p className="weight-500">
          {device} {current && <Badge tone="live">{texts.thisSession}</Badge>}
        </p>
        <p className="text-13 tone-2 break-anywhere">{more.filter(Boolean).join(' · ')}</p>
        {acting !== null && <p className="text-13 weight-500">{acting}</p>}
      </div>
      {!current && (
        <Button variant="default" disabled={ending} aria-label={texts.endLabel(device, began)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

const actingText = ({ acting, own }: SessionRecord, ofSelf: boolean): string | null => {
  if (acting === null) return null;
  const until = whenWords(acting.until, null);
  if (own) return texts.actingAs(acting.as, until);
  return ofSelf ? texts.actingAsYou(acting.by, until) : texts.actingAsThem(acting.by, acting.as, until);
};
