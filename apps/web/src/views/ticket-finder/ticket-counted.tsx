import {
  countedIn,
  countedText,
  dimensionWords,
  type ReportNames,
  reportTexts,
  ticketTexts as texts,
} from '@commissary/catalog';
import { Button } from '@mantine/core';
import { useActiveTenant } from '../../session/index.ts';

export interface TicketCountedProps {
  /** As the address has it. */
  readonly of: string;
  readonly names: ReportNames;
  readonly onChange: (of: string) => void;
}

/** What the tickets count for, where a report led here: each taken off alone. */
export function TicketCounted({ of, names, onChange }: TicketCountedProps) {
  const { user } = useActiveTenant();
  const filters = countedIn(of);
  if (filters === null)
    return (
      <p className="tone-error" role="alert">
        {texts.badCounted}
      </p>
    );
  const places = user.accessibleTenants.map(({ id, name }) => ({ dimension: 'location' as const, id, name }));
  const wordsOf = dimensionWords([...places, ...names]);
  return (
    <ul className="list row wrap gap-8 space-below-12" aria-label={texts.counted}>
      {filters.map(({ dimension, values }) => (
        <li key={dimension}>
          <Button
            variant="default"
            aria-description={texts.takeOff}
            rightSection={<span aria-hidden>×</span>}
            onClick={() => onChange(countedText(filters.filter(one => one.dimension !== dimension)))}
          >
            {texts.countedBy(
              reportTexts.dimensions[dimension],
              values.map(value => wordsOf(dimension, value)),
            )}
          </Button>
        </li>
      ))}
    </ul>
  );
}
