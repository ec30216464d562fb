import { parseAllDocuments } from "yaml";

/** The fields of objects that are checked here; their schemas define the others. */
interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  spec?: { replicas?: number; template?: { spec: PodSpec } };
}

interface PodSpec {
  terminationGracePeriodSeconds?: number;
  securityContext?: { runAsNonRoot?: boolean };
  containers: Container[];
}

interface Container {
  name: string;
  image: string;
  env?: { name: string }[];
  envFrom?: { configMapRef?: object; secretRef?: object }[];
  readinessProbe?: object;
  livenessProbe?: object;
  resources?: { limits?: { memory?: string } };
  securityContext?: {
    readOnlyRootFilesystem?: boolean;
    allowPrivilegeEscalation?: boolean;
    capabilities?: { drop?: string[] };
  };
}

type Model = new (data: object) => { validate(): void };

/** Seconds that the server allows for requests in flight, and for closing the database. */
const stopTimeout = 20;

/**
 * Problems of the objects in a YAML file, one sentence each: their format
 * according to Kubernetes' own schemas, and how their pods run.
 */
export async function checkKubernetes(text: string): Promise<string[]> {
  const objects = readObjects(text);
  const forms = await Promise.all(objects.map(checkForm));
  const delay = Number(settingOf(objects, "SHUTDOWN_DELAY") ?? 0);
  return [
    ...forms.flat(),
    ...objects.flatMap(({ kind, spec }) =>
      kind === "Deployment"
        ? [
            ...((spec?.replicas ?? 1) < 2
              ? ["There is only one replica."]
              : []),
            ...checkPod(spec?.template?.spec, delay),
          ]
        : [],
    ),
    ...["PodDisruptionBudget", "Service", "Ingress"]
      .filter((kind) => !objects.some((one) => one.kind === kind))
      .map((kind) => `There is no ${kind}.`),
  ];
}

async function checkForm(object: KubernetesObject): Promise<string[]> {
  const { apiVersion, kind, metadata } = object;
  try {
    const models = (await import(`kubernetes-models/${apiVersion}`)) as Record<
      string,
      Model | undefined
    >;
    const Known = models[kind];
    if (!Known) return [`There is no ${kind} in ${apiVersion}.`];
    new Known(object).validate();
    return [];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [`${kind} ${metadata.name}: ${why}`];
  }
}

function checkPod(pod: PodSpec | undefined, delay: number): string[] {
  if (!pod) return ["The deployment has no pod."];
  const problems: string[] = [];
  if ((pod.terminationGracePeriodSeconds ?? 30) < delay + stopTimeout)
    problems.push("A pod is killed before it has stopped.");
  if (pod.securityContext?.runAsNonRoot !== true)
    problems.push("A pod can run as root.");
  return [...problems, ...pod.containers.flatMap(checkContainer)];
}

function checkContainer(container: Container): string[] {
  const { name, image, envFrom = [], securityContext: confined } = container;
  const wanted: [boolean, string][] = [
    [/:(?!latest$)[\w.-]+$/.test(image), "has an image without a version"],
    [
      envFrom.some(({ configMapRef }) => configMapRef !== undefined) &&
        envFrom.some(({ secretRef }) => secretRef !== undefined),
      "does not receive every setting in the ConfigMap and the Secret",
    ],
    [container.readinessProbe !== undefined, "has no readiness probe"],
    [container.livenessProbe !== undefined, "has no liveness probe"],
    [container.resources?.limits?.memory !== undefined, "has no memory limit"],
    [
      confined?.readOnlyRootFilesystem === true,
      "can write to its root file system",
    ],
    [confined?.allowPrivilegeEscalation === false, "can gain privileges"],
    [confined?.capabilities?.drop?.[0] === "ALL", "keeps capabilities"],
  ];
  return wanted
    .filter(([holds]) => !holds)
    .map(([, problem]) => `Container ${name} ${problem}.`);
}

function readObjects(text: string): KubernetesObject[] {
  return parseAllDocuments(text).map(
    (document) => document.toJS() as KubernetesObject,
  );
}

function settingOf(
  objects: KubernetesObject[],
  name: string,
): string | undefined {
  return objects.find((one) => one.kind === "ConfigMap")?.data?.[name];
}

/** Names of the variables of containers. */
export function variablesIn(text: string): string[] {
  return readObjects(text).flatMap(({ kind, data = {}, spec }) => [
    ...(kind === "ConfigMap" ? Object.keys(data) : []),
    ...(spec?.template?.spec.containers ?? []).flatMap(({ env = [] }) =>
      env.map(({ name }) => name),
    ),
  ]);
}
