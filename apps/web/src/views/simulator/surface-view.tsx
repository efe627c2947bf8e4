import { designersTexts, type LocationSettings } from '@commissary/catalog';
import type { Surface } from '@commissary/domain';
import { EmptyState } from '../../ui/index.ts';
import { OperatedPicture } from '../designer/index.ts';
import { PosScreen, type SurfacePicture } from '../surfaces/index.ts';
import styles from './simulator.module.css';

export interface SurfaceViewProps {
  readonly surface: Surface;
  readonly settings: LocationSettings;
  readonly picture: SurfacePicture;
}

/** A screen in the design of its location, operated by who looks at it. */
export function SurfaceView(props: SurfaceViewProps) {
  return (
    <OperatedPicture value={true}>
      <div className={styles.picture}>
        <Drawn {...props} />
      </div>
    </OperatedPicture>
  );
}

function Drawn({ settings, picture }: SurfaceViewProps) {
  const [theme] = settings.posDesign.themes;
  return theme === undefined ? (
    <EmptyState text={designersTexts.noThemes} />
  ) : (
    <PosScreen theme={theme} picture={picture} />
  );
}
