import { type ReportKey, savedViewTexts as texts, viewQueryOf } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAddressQuery } from '../../../navigation/index.ts';
import { useActiveTenant, Writable } from '../../../session/index.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';

export interface KeepViewProps {
  readonly report: ReportKey;
}

/** Keeps what the address asks of a report, under a name. */
export function KeepView({ report }: KeepViewProps) {
  const { tenant } = useActiveTenant();
  const { query } = useAddressQuery();
  const [id, setId] = useState<string | null>(null);
  const asked = viewQueryOf(report, { ...query, locationId: tenant?.id });
  return (
    <>
      <Writable calls={[contract.reports.saveView]}>
        <Button variant="default" onClick={() => setId(crypto.randomUUID())}>
          {texts.keep}
        </Button>
      </Writable>
      {id !== null && (
        <SaveViewDialog
          id={id}
          view={{ report, name: '', folder: texts.ownFolder, isShared: false, query: asked }}
          isKept={false}
          onClose={() => setId(null)}
        />
      )}
    </>
  );
}
