import { guestsTexts as texts } from '@commissary/catalog';
import { IconPhotoOff } from '@tabler/icons-react';
import { useForm } from '../../form/state/index.ts';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import styles from './guests.module.css';
import type { SoldItem } from './sold-items.ts';

export interface ItemHeadProps {
  readonly path: string;
  readonly item: SoldItem;
  readonly lacksImage: boolean;
}

/** The name of an item, which leads to its page, with its image or the word that it has none. */
export function ItemHead({ path, item, lacksImage }: ItemHeadProps) {
  const { address } = useForm();
  const { name, imageId } = item.info;
  const href = hrefOfPath(address, path, {});
  return (
    <span className="row align-center gap-8 min-width-0">
      {imageId !== '' && <img className={styles.image} src={imageId} alt="" loading="lazy" decoding="async" />}
      {lacksImage && (
        <span className={`${styles.image} ${styles.withoutImage} grid`} role="img" aria-label={texts.withoutImage}>
          <IconPhotoOff size={16} stroke={1.8} aria-hidden />
        </span>
      )}
      <span className="min-width-0">{href === null ? name : <AppLink href={href}>{name}</AppLink>}</span>
    </span>
  );
}
