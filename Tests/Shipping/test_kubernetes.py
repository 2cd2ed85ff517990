"""The manifests, put together by kustomize: valid, sound, and in agreement with the service."""

import shutil
import subprocess

import pytest
import yaml

from client import Client
from processes import clean_environment, program, run
from replicas import Replica
from service import BINARY
from shipped import CONFIG, free_ports

MANIFESTS = CONFIG / "kubernetes"


def rendered_by_kubectl(place):
    """The overlay put together. Kustomize before 2.1 (kubectl before 1.21) has another key for
    folders; a copy is changed where that is the one at hand."""
    command = [program("kubectl"), "kustomize", MANIFESTS / "overlays/production"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if done.returncode and "must be a file" in done.stderr:
        copy = shutil.copytree(MANIFESTS, place / "kubernetes")
        file = copy / "overlays/production/kustomization.yaml"
        text = file.read_text()
        assert "  - ../../base\n" in text
        file.write_text(text.replace("  - ../../base\n", "") + "bases:\n  - ../../base\n")
        command[-1] = file.parent
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.fixture(scope="module")
def manifest(tmp_path_factory):
    """The file of the rendered overlay."""
    place = tmp_path_factory.mktemp("kubernetes")
    file = place / "rendered.yaml"
    file.write_text(rendered_by_kubectl(place))
    return file


@pytest.fixture(scope="module")
def objects(manifest):
    """The objects by their kinds; there is one of each."""
    found = list(yaml.safe_load_all(manifest.read_text()))
    by_kind = {each["kind"]: each for each in found}
    assert len(by_kind) == len(found)
    return by_kind


def test_kinds(objects):
    assert set(objects) == {
        "Namespace", "ServiceAccount", "ConfigMap", "Deployment", "Service", "Ingress",
        "HorizontalPodAutoscaler", "PodDisruptionBudget", "NetworkPolicy"}
    for kind, each in objects.items():
        assert kind == "Namespace" or each["metadata"]["namespace"] == "loaderd"


@pytest.mark.parametrize("version", ["1.30", "1.37"])
def test_valid(manifest, version):
    told = run("kubernetes-validate", "--strict", "-k", version, manifest)
    assert told.count("passed for resource") == 9


def test_sound(manifest):
    """checkov has nothing to say but what .checkov.yaml argues."""
    told = run("checkov", "--skip-download", "--quiet", "--compact", "--config-file",
               MANIFESTS / ".checkov.yaml", "-f", manifest)
    assert "FAILED" not in told


def container(objects):
    [only] = objects["Deployment"]["spec"]["template"]["spec"]["containers"]
    return only


def test_settings(objects):
    """The service takes every setting of the ConfigMap, without a warning."""
    settings = objects["ConfigMap"]["data"]
    done = subprocess.run([BINARY, "check"], env={**clean_environment(), **settings},
                          capture_output=True, text=True, timeout=30, cwd="/")
    assert (done.returncode, done.stderr) == (0, "")
    for name in settings:
        assert name in done.stdout, f"{name} is not in effect"
    grace = objects["Deployment"]["spec"]["template"]["spec"]["terminationGracePeriodSeconds"]
    assert grace > int(settings["LOADERD_DRAIN_DELAY"]) + int(settings["LOADERD_DRAIN_TIMEOUT"])
    processors = container(objects)["resources"]["limits"]["cpu"]
    assert settings["LOADERD_WORKERS"] == settings["LOADERD_RENDER_THREADS"] == processors


def test_references(objects):
    """What is named in one place is there in the other."""
    deployment = objects["Deployment"]["spec"]
    labels = deployment["template"]["metadata"]["labels"].items()
    selectors = [deployment["selector"]["matchLabels"], objects["Service"]["spec"]["selector"],
                 objects["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"],
                 objects["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"]]
    selectors += [each["labelSelector"]["matchLabels"]
                  for each in deployment["template"]["spec"]["topologySpreadConstraints"]]
    for selector in selectors:
        assert selector.items() <= labels
    ports = {port["name"]: port["containerPort"] for port in container(objects)["ports"]}
    for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
        assert container(objects)[probe]["httpGet"]["port"] == "admin"
    assert [each["targetPort"] for each in objects["Service"]["spec"]["ports"]] == ["http"]
    rules = objects["NetworkPolicy"]["spec"]["ingress"]
    assert [port["port"] for rule in rules for port in rule["ports"]] == list(ports)
    settings = objects["ConfigMap"]["data"]
    assert settings["LOADERD_ADMIN_LISTEN"] == f"0.0.0.0:{ports['admin']}"
    annotations = objects["Deployment"]["spec"]["template"]["metadata"]["annotations"]
    assert annotations["prometheus.io/port"] == str(ports["admin"])
    target = objects["HorizontalPodAutoscaler"]["spec"]["scaleTargetRef"]
    assert target["kind"] == "Deployment"
    assert target["name"] == objects["Deployment"]["metadata"]["name"]
    [source] = container(objects)["envFrom"]
    assert source["configMapRef"]["name"] == objects["ConfigMap"]["metadata"]["name"]


def test_probes_ask_what_there_is(objects, place, own):
    """Each probe's path is one that the admin address answers; the figures' too, there alone."""
    [port, admin] = free_ports(2)
    replica = own(Replica(port, place, "--admin-listen", f"127.0.0.1:{admin}"))
    inside, outside = Client(("127.0.0.1", admin)), Client(replica.address)
    for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
        assert inside.get(container(objects)[probe]["httpGet"]["path"]).status == 200
    annotations = objects["Deployment"]["spec"]["template"]["metadata"]["annotations"]
    path = annotations["prometheus.io/path"]
    assert (inside.get(path).status, outside.get(path).status) == (200, 404)
