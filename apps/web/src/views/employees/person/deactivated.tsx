import { employeesTexts } from '@commissary/catalog';
import { contract, type Employee } from '@commissary/contract';
import { Button } from '@mantine/core';
import { whenWords } from '../../../formatting/index.ts';
import { useActiveTenant, Writable } from '../../../session/index.ts';
import { useChangeSeveral } from '../list/use-change-several.ts';

/** Since when and by whom somebody is deactivated, and the way back. */
export function Deactivated({ employee }: { readonly employee: Employee }) {
  const { id, ver, deactivated } = employee;
  const { companyId } = useActiveTenant();
  const { undo } = useChangeSeveral(companyId, [employee]);
  return (
    <div className="card row wrap align-center justify-between gap-8 pad-x-20 pad-y-12">
      <p>
        {deactivated !== null && employeesTexts.deactivatedSince(whenWords(deactivated.at), deactivated.by)}{' '}
        {employeesTexts.deactivatedHint}
      </p>
      <Writable explained calls={[contract.users.changeSeveral]}>
        <Button
          variant="default"
          loading={undo.isPending}
          onClick={() => undo.mutate({ people: [{ id, ver }], act: { kind: 'activate' } })}
        >
          {employeesTexts.undoDeactivation}
        </Button>
      </Writable>
    </div>
  );
}
