#!/bin/sh
# install-packages.sh GROUP …: installs packages with apt-get. A group is packages, or several choices separated by '/', of which
# the first that exists is taken. Debian starts what it installs; this does not, now or when the machine starts again.
# POLICY, where the system looks whether services may start, and UNITS, their names, can be set.
policy=${POLICY:-/usr/sbin/policy-rc.d}
export DEBIAN_FRONTEND=noninteractive

if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  trap 'exit 130' INT TERM HUP
  printf '#!/bin/sh\nexit 101\n' >"$policy"
  chmod 755 "$policy"
fi
apt-get -qq update
for group; do
  IFS=/
  for choice in $group; do
    IFS=' '
    echo "  $choice …"
    # shellcheck disable=SC2086 # several packages are several words
    if apt-get -qq install -y --no-install-recommends $choice >/dev/null; then break; fi
  done
done
# shellcheck disable=SC2086
if [ -d /run/systemd/system ] && [ -n "$UNITS" ]; then systemctl disable --quiet --now $UNITS; fi
exit 0
