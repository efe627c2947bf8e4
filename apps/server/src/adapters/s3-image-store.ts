import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { imageRules, imageTypeOfBytes, imageTypeOfName } from '@commissary/domain';
import {
  type ImageStore,
  ImageStoreUnavailable,
  isImageName,
  requireImageName,
  type StoredImage,
} from './image-store.ts';

/** Uploads are stored separately until they are checked: a browser can replace the file while the address is valid. */
const folders = { incoming: 'incoming/', kept: 'images/' } as const;

/**
 * An S3 bucket. `address` is `https://key:secret@host/bucket`, with `?region=` where the host requires one. Browsers
 * send requests to the bucket directly, so it has to allow PUT from the console's origin (CORS). One that answers nothing
 * for `patienceMs` is asked twice more, and is an outage then.
 */
export const s3ImageStore = (address: string, patienceMs = 10_000): ImageStore => {
  const { bucket, client, origin } = open(address, patienceMs);
  client.middlewareStack.add(next => args => next(args).catch(unavailable), { step: 'initialize', priority: 'high' });
  const at = (folder: keyof typeof folders, name: string) => ({ Bucket: bucket, Key: folders[folder] + name });

  const read = async (folder: keyof typeof folders, name: string): Promise<Uint8Array<ArrayBuffer> | null> => {
    const found = await client.send(new GetObjectCommand(at(folder, name))).catch(absent);
    if (found?.Body === undefined) return null;
    if ((found.ContentLength ?? Number.POSITIVE_INFINITY) > imageRules.maxBytes) return null;
    const bytes = await found.Body.transformToByteArray().catch(brokenOff);
    // A host may end an answer in order, and too early.
    return bytes.length === (found.ContentLength ?? bytes.length) ? Uint8Array.from(bytes) : brokenOff();
  };
  const isKept = async (name: string): Promise<boolean> =>
    (await client.send(new HeadObjectCommand(at('kept', name))).catch(absent)) !== null;

  const put: ImageStore['put'] = async (name, bytes) => {
    const object = at('kept', requireImageName(name));
    const there = await read('kept', name);
    if (there !== null) return Buffer.compare(there, bytes) === 0 ? 'same' : 'another';
    const sent = { Body: bytes, ContentLength: bytes.length, ContentType: imageTypeOfName(name) ?? undefined };
    try {
      // One of two concurrent writes is rejected here, where the host supports conditions.
      await client.send(new PutObjectCommand({ ...object, ...sent, IfNoneMatch: '*' }));
      return 'new';
    } catch (error) {
      if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 412) throw error;
      return put(name, bytes);
    }
  };

  /** Whether an image is stored under the name. An upload is checked first, and stored if it is an image. */
  const settle = async (name: string): Promise<boolean> => {
    if (!isImageName(name)) return false;
    if (await isKept(name)) return true;
    const brought = await read('incoming', name);
    if (brought === null || imageTypeOfBytes(brought) !== imageTypeOfName(name)) return false;
    await put(name, brought);
    await client.send(new DeleteObjectCommand(at('incoming', name)));
    return true;
  };

  return {
    kind: 'objects',
    put,
    get: async name => ((await settle(name)) ? read('kept', name) : null),
    has: settle,
    list: async function* () {
      for (const folder of Object.values(folders))
        for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: folder }))
          for (const { Key = '', LastModified, Size = 0 } of page.Contents ?? [])
            yield* kept({ name: Key.slice(folder.length), at: LastModified ?? new Date(0), size: Size });
    },
    remove: async name => {
      requireImageName(name);
      for (const folder of ['incoming', 'kept'] as const) await client.send(new DeleteObjectCommand(at(folder, name)));
    },
    direct: {
      origin,
      uploadAddress: ({ name, type, size }) =>
        getSignedUrl(
          client,
          new PutObjectCommand({ ...at('incoming', requireImageName(name)), ContentType: type, ContentLength: size }),
          { expiresIn: imageRules.linkMs / 1000, signableHeaders: new Set(['host', 'content-type', 'content-length']) },
        ),
      readAddress: async (name, now) => {
        if (!(await settle(name))) return null;
        const type = imageTypeOfName(name) ?? undefined;
        const shown = {
          ResponseContentType: type,
          ResponseContentDisposition: 'inline',
          ResponseCacheControl: forever,
        };
        // Signed as of the start of the day, so that a browser gets the same address again and can use its cached
        // image.
        return getSignedUrl(client, new GetObjectCommand({ ...at('kept', name), ...shown }), {
          signingDate: new Date(Math.floor(now.getTime() / dayMs) * dayMs),
          expiresIn: (2 * dayMs) / 1000,
        });
      },
    },
  };
};

const open = (address: string, patienceMs: number) => {
  const url = new URL(address);
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const client = new S3Client({
    endpoint: url.origin,
    region,
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
    // One origin for everything that a page loads: the bucket is in the path, not in the host name.
    forcePathStyle: true,
    requestHandler: { connectionTimeout: patienceMs, socketTimeout: patienceMs },
    // An address is signed before this server has seen the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, bucket: url.pathname.slice(1), origin: url.origin };
};

const dayMs = 86_400_000;
const forever = 'public, max-age=31536000, immutable';

function* kept(image: StoredImage): Iterable<StoredImage> {
  if (isImageName(image.name)) yield image;
}

/** A bucket that is busy, or whose host is (`SlowDown` and `ServiceUnavailable` are 503), or a network without it. */
const unavailable = (error: unknown): never => {
  const isAway =
    error instanceof S3ServiceException
      ? (error.$metadata.httpStatusCode ?? 0) >= 500
      : error instanceof Error &&
        (error.name === 'TimeoutError' ||
          ('code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code)));
  throw isAway ? new ImageStoreUnavailable('The bucket does not answer.', { cause: error }) : error;
};

/** Nothing of an answer that is not whole is used. */
const brokenOff = (cause?: unknown): never => {
  throw new ImageStoreUnavailable('The answer of the bucket broke off.', { cause });
};

const absent = (error: unknown): null => {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
};
