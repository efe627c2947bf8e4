import { pushTexts as texts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { StatusError } from '../../api/index.ts';

export interface ReachProps {
  readonly counted: {
    readonly data?: { readonly devices: number; readonly locations: number } | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** How many phones the notification reaches, counted before it is sent. */
export function Reach({ counted: { data, error, isFetching, refetch } }: ReachProps) {
  return (
    <div className="row wrap align-center gap-8 text-13">
      <p role="status" className={error === null ? 'weight-600' : 'tone-error'}>
        {wordsOf(data, error)}
      </p>
      {error !== null && !isDenied(error) && (
        <Button variant="default" size="xs" loading={isFetching} onClick={() => void refetch()}>
          {texts.countAgain}
        </Button>
      )}
    </div>
  );
}

const wordsOf = (data: ReachProps['counted']['data'], error: unknown): string => {
  if (error !== null) return isDenied(error) ? texts.notAllowed : texts.notCounted;
  if (data === undefined) return texts.counting;
  return data.devices === 0 ? texts.nobody : texts.reaches(data.devices, data.locations);
};

const isDenied = (error: unknown): boolean => error instanceof StatusError && error.status === 403;
