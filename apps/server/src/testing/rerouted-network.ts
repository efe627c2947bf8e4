/**
 * Leads the calls of a server process to the service of a test. It is loaded before the server (`node --import`), which
 * does not refer to it: every name has the public address below, and a connection to it is one to a port of this
 * machine. The HTTP client and what it checks stay the product's.
 */
import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';
import { testCertificate } from './test-certificate.ts';

const publicAddress = '8.8.8.8';
const port = Number(process.env.REROUTED_TO);

// Typed by what the HTTP client asks for: every address of a name, and a connection to an address.
const lookup = async () => [{ address: publicAddress, family: 4 }];
const { connect } = net;
const reroute = (...given: readonly unknown[]): net.Socket => {
  const [to] = given;
  const isRerouted = typeof to === 'object' && to !== null && 'host' in to && to.host === publicAddress;
  return isRerouted ? connect(port, '127.0.0.1') : Reflect.apply(connect, net, given);
};
Object.assign(dns, { lookup });
Object.assign(net, { connect: reroute });
syncBuiltinESMExports();
tls.setDefaultCACertificates([...tls.getCACertificates('default'), testCertificate.cert]);
