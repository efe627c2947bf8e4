import { splitPath } from '@commissary/schema';
import { BusyHere } from './people-here.tsx';
import { SetHere } from './set-here.tsx';

/** Beside the title of a section: what is set in it here, and who else is changing it. */
export function SectionMarks({ path, title }: { readonly path: string; readonly title: string }) {
  const [section = '', ...inside] = splitPath(path);
  return (
    <>
      <SetHere paths={[path]} title={title} />
      {inside.length === 0 && <BusyHere section={section} />}
    </>
  );
}
