import { type Field, type Kind, type Meta, make } from '../field/index.ts';

/** An image: the address under which the server stores it, empty for none. Only an upload creates such an address. */
export interface Image extends Field<string> {
  readonly kind: Kind<'image', Image>;
}

export const image = (meta: Meta): Image => make<Image>({ ...meta, kind: imageKind });

/** The source of a regular expression for the name of a stored image: an unguessable part, and the format. */
export const imageName = '[\\w-]{43}\\.(?:png|jpg|webp|gif)';

const address = new RegExp(`^(?:/api/images/${imageName})?$`);

const imageKind: Kind<'image', Image> = {
  name: 'image',
  keying: 'atomic',
  initial: () => '',
  json: () => ({ type: 'string', format: 'uri-reference', pattern: address.source }),
  format: (_, value, texts) => (value === '' ? texts.noImage : texts.image),
  check: () => (value, at) => {
    if (typeof value !== 'string') at.report('type');
    else if (!address.test(value)) at.report('format');
  },
};
