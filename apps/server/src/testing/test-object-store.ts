import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface TestObjectStore {
  /** The value for the server's setting. */
  readonly url: string;
  close(): Promise<void>;
}

/** What docs/operating.md asks of a bucket, for consoles of this machine on any port. */
const cors = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>http://127.0.0.1:*</AllowedOrigin>
  <AllowedMethod>PUT</AllowedMethod>
  <AllowedMethod>GET</AllowedMethod>
  <AllowedHeader>content-type</AllowedHeader>
</CORSRule></CORSConfiguration>`;

/** A real object store on a port of its own, with one empty bucket. */
export const openObjectStore = async (): Promise<TestObjectStore> => {
  const directory = mkdtempSync(join(tmpdir(), 'commissary-objects-'));
  const store = new S3rver({
    directory,
    port: 0,
    address: '127.0.0.1',
    silent: true,
    configureBuckets: [{ name: 'pictures', configs: [cors] }],
  });
  const { port } = await store.run();
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/pictures`,
    close: async () => {
      // Keep-alive connections would delay its end.
      store.httpServer.closeAllConnections();
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
