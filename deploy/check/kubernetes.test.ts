import { readText } from "./files.ts";
import { checkKubernetes, variablesIn } from "./kubernetes.ts";

const ours = readText("deploy/kubernetes.yaml");

it("finds no problems in our file", async () => {
  expect(await checkKubernetes(ours)).toEqual([]);
});

it.each([
  ["a field of a wrong type", "replicas: 2", "replicas: two", /replicas/],
  ["a kind that there is not", "kind: Ingress", "kind: Ingres", /no Ingres/],
  ["one replica alone", "replicas: 2", "replicas: 1", /one replica/],
  [
    "a pod that is killed too early",
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
    "a pod that says nothing of root",
    "runAsNonRoot: true",
    "fsGroupChangePolicy: Always",
    /as root/,
  ],
  [
    "a root that may be written to",
    "readOnlyRootFilesystem: true",
    "readOnlyRootFilesystem: false",
    /write to its root/,
  ],
  [
    "a container that is not asked whether it is ready",
    "readinessProbe",
    "startupProbe2",
    /readiness|startupProbe2/,
  ],
  ["the latest image", "nearsay:0.1.0", "nearsay:latest", /without a version/],
])("finds %s", async (_, right, wrong, problem) => {
  const problems = await checkKubernetes(ours.replace(right, wrong));
  expect(problems).not.toEqual([]);
  for (const one of problems) expect(one).toMatch(problem);
});

it("returns the variables of containers", () => {
  const names = variablesIn(ours);
  expect(names).toEqual(expect.arrayContaining(["PUBLIC_URL", "DATABASE_URL"]));
});
