import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { offered } from "./offered";
import { startProgram } from "./program";

export interface Behind {
  /** An empty folder. */
  place: string;
  /** Where people reach the site. */
  port: number;
  /** Where the machines listen. */
  machines: number[];
  /** For `localhost`. */
  certificate: { cert: string; key: string };
}

type Start = (behind: Behind) => ReturnType<typeof startProgram>;

const at = (port: number) => `127.0.0.1:${port}`;
const isRoot = process.getuid?.() === 0;

/** The proxies, each with the configuration that `deploy/` offers for it. */
export const proxies: Record<string, Start> = {
  async nginx({ place, port, machines, certificate }) {
    const server = "server 127.0.0.1:3000 max_fails=1 fail_timeout=5s;";
    const site = offered("nginx.conf", {
      [server]: machines.map((machine) => server.replace(at(3000), at(machine))).join("\n"),
      "listen 443 ssl http2;": `listen ${at(port)} ssl http2;`,
      "listen [::]:443 ssl http2;": "",
      "/etc/letsencrypt/live/kreativlaendle.example/fullchain.pem": certificate.cert,
      "/etc/letsencrypt/live/kreativlaendle.example/privkey.pem": certificate.key,
    });
    const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const config = join(place, "nginx.conf");
    writeFileSync(
      config,
      `${isRoot ? "user root;" : ""} daemon off; pid ${place}/nginx.pid; error_log stderr; events {}
      http { access_log off; ${places.map((name) => `${name}_temp_path ${place}/${name};`).join(" ")}
      ${site} }`,
    );
    return startProgram("nginx", ["-e", "stderr", "-p", place, "-c", config], { port });
  },

  async HAProxy({ place, port, machines, certificate }) {
    const pem = join(place, "kreativlaendle.pem");
    writeFileSync(pem, readFileSync(certificate.cert, "utf8") + readFileSync(certificate.key, "utf8"));
    const server = "server one 127.0.0.1:3000";
    const config = join(place, "haproxy.cfg");
    writeFileSync(
      config,
      offered("haproxy.cfg", {
        [server]: machines.map((machine, index) => `server machine${index} ${at(machine)}`).join("\n    "),
        "bind :443": `bind ${at(port)}`,
        "/etc/haproxy/kreativlaendle.pem": pem,
      }),
    );
    return startProgram("haproxy", ["-db", "-f", config], { port });
  },

  async Caddy({ place, port, machines, certificate }) {
    mkdirSync(join(place, "home"));
    const config = join(place, "Caddyfile");
    const site = offered("Caddyfile", {
      // Otherwise it would get a certificate itself.
      "request_body {": `tls ${certificate.cert} ${certificate.key}\n\trequest_body {`,
    });
    writeFileSync(config, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
    const env = {
      HOME: join(place, "home"),
      SITE_HOST: `https://localhost:${port}`,
      SITES: machines.map(at).join(" "),
    };
    return startProgram("caddy", ["run", "--adapter", "caddyfile", "--config", config], { port, env });
  },
};
