import { quietTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant, QuietStartsRecord } from '@commissary/contract';
import { Checkbox } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { dayAndTimeAt, ownZone } from '../../formatting/index.ts';
import { ErrorState } from '../../ui/index.ts';
import { QuietDay } from './quiet-day.tsx';

/** Whether a publish waits until locations close, and what becomes of those that never do. */
export interface QuietChoice {
  readonly isOn: boolean;
  readonly isNeverAtItsTime: boolean;
}

export interface QuietOptionProps {
  readonly choice: QuietChoice;
  readonly onChoice: (choice: QuietChoice) => void;
  readonly starts: UseQueryResult<QuietStartsRecord>;
  readonly tenants: readonly AccessibleTenant[];
}

/** As many locations are named. */
const mostNamed = 5;

/** Not while open: when it starts then, where it waits until when, and whether to publish where it never closes. */
export function QuietOption({ choice, onChoice, starts, tenants }: QuietOptionProps) {
  return (
    <div className="stack gap-8">
      <Checkbox
        label={texts.notWhileOpen}
        description={texts.about}
        checked={choice.isOn}
        onChange={event => onChoice({ ...choice, isOn: event.currentTarget.checked })}
      />
      {choice.isOn && starts.isFetching && <p className="text-12 tone-2">{texts.loading}</p>}
      {choice.isOn && starts.isError && <ErrorState text={texts.loadFailed} onRetry={() => starts.refetch()} />}
      {choice.isOn && starts.data && !starts.isFetching && (
        <Starts found={starts.data} choice={choice} onChoice={onChoice} tenants={tenants} />
      )}
    </div>
  );
}

interface StartsProps extends Omit<QuietOptionProps, 'starts'> {
  readonly found: QuietStartsRecord;
}

function Starts({ found, choice, onChoice, tenants }: StartsProps) {
  const { moved, movedTotal, never, neverTotal } = found;
  const tenantOf = (id: string) => tenants.find(tenant => tenant.id === id);
  const named = moved.slice(0, mostNamed);
  const neverNamed = never.slice(0, mostNamed).map(id => tenantOf(id)?.name ?? id);
  return (
    <>
      <div role="status">
        <p className="text-12 tone-2">{startText(found)}</p>
        {movedTotal > 0 && (
          <>
            <p className="text-12 weight-600">{texts.waits(movedTotal)}</p>
            <ul className="reset text-12 tone-2">
              {named.map(one => {
                const tenant = tenantOf(one.locationId);
                const zone = tenant?.timeZone ?? null;
                return (
                  <li key={one.locationId}>
                    <div className="row wrap gap-8 justify-between">
                      <span>{tenant?.name ?? one.locationId}</span>
                      <span>{dayAndTimeAt(one.at, zone)}</span>
                    </div>
                    <QuietDay {...one} zone={zone ?? ownZone()} />
                  </li>
                );
              })}
              {movedTotal > named.length && <li>{texts.more(movedTotal - named.length)}</li>}
            </ul>
          </>
        )}
      </div>
      {neverTotal > 0 && (
        <div className="stack gap-8">
          <p className="text-13 tone-error" role="alert">
            {texts.never(neverNamed, neverTotal - neverNamed.length)}
          </p>
          <Checkbox
            label={texts.publishThereOpen}
            checked={choice.isNeverAtItsTime}
            onChange={event => onChoice({ ...choice, isNeverAtItsTime: event.currentTarget.checked })}
          />
        </div>
      )}
    </>
  );
}

const startText = ({ first, last, movedTotal }: QuietStartsRecord): string => {
  if (first === null || last === null) return '';
  const own = (at: number) => dayAndTimeAt(at, ownZone());
  const when = own(first) === own(last) ? texts.starts(own(first)) : texts.firstAndLast(own(first), own(last));
  return movedTotal === 0 ? `${texts.allClosed} ${when}` : when;
};

/** Whether it is known where a publish waits, and decided what becomes of the locations that never close. */
export const isQuietDecided = (
  { isOn, isNeverAtItsTime }: QuietChoice,
  { data, isFetching }: Pick<QuietOptionProps['starts'], 'data' | 'isFetching'>,
): boolean => !isOn || (data !== undefined && !isFetching && (data.neverTotal === 0 || isNeverAtItsTime));
