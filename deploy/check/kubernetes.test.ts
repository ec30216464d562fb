import { readText } from "./files.ts";
import { checkKubernetes, variablesIn } from "./kubernetes.ts";

const ours = readText("deploy/kubernetes.yaml");

it("finds no problems in our file", async () => {
  expect(await checkKubernetes(ours)).toEqual([]);
});

it.each([
  ["a field with a wrong type", "replicas: 2", "replicas: two", /replicas/],
  ["an unknown kind of resource", "kind: Ingress", "kind: Ingres", /no Ingres/],
  [
    "a deployment with only one replica",
    "replicas: 2",
    "replicas: 1",
    /one replica/,
  ],
  [
    "a pod with too short a termination grace period",
    "terminationGracePeriodSeconds: 45",
    "terminationGracePeriodSeconds: 20",
    /killed before/,
  ],
  [
    "a pod that may run as root",
    "runAsNonRoot: true",
    "runAsNonRoot: false",
    /as root/,
  ],
  [
    "a pod that does not forbid running as root",
    "runAsNonRoot: true",
    "fsGroupChangePolicy: Always",
    /as root/,
  ],
  [
    "a writable root file system",
    "readOnlyRootFilesystem: true",
    "readOnlyRootFilesystem: false",
    /write to its root/,
  ],
  [
    "a container without a readiness probe",
    "readinessProbe",
    "startupProbe2",
    /readiness|startupProbe2/,
  ],
  [
    "an image with the tag latest",
    "nearsay:0.1.0",
    "nearsay:latest",
    /without a version/,
  ],
  [
    "a container that receives no setting in the Secret",
    "            - secretRef: { name: nearsay }\n",
    "",
    /not receive every setting/,
  ],
])("finds %s", async (_, right, wrong, problem) => {
  const problems = await checkKubernetes(ours.replace(right, wrong));
  expect(problems).not.toEqual([]);
  for (const one of problems) expect(one).toMatch(problem);
});

it("returns the variables of containers", () => {
  const names = variablesIn(ours);
  expect(names).toEqual(expect.arrayContaining(["PUBLIC_URL", "DATABASE_URL"]));
});
