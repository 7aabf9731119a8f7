#!/bin/bash
# train.sh GAMES-FILE [options of train.py]: builds, compares the rules with the engine and the GPU with the CPU, and
# trains only if nothing differs. GAMES-FILE comes from parity.ts. Weights and the log go to $OUT.
set -e -o pipefail
cd "$(dirname "$0")"
export PYTHONUNBUFFERED=1 OUT=${OUT:-out}
build=$(mktemp -d)
mkdir -p "$OUT" "$build/dump"
compile="-arch=sm_90 -shared -Xcompiler -fPIC games.cu -o"
(nvcc -O3 $compile "$build/O3.so" & nvcc -O1 -Xptxas -O1 $compile "$build/O1.so" & g++ -O2 -std=c++17 parity.cpp -o "$build/parity" & g++ -O2 -march=native -std=c++17 -w check.cpp -o "$build/check" & wait)
"$build/parity" < "$1"
shift
for level in O3 O1; do
  echo "build $level"
  export GAMES=$build/$level.so
  if python3 train.py dump --out "$build/dump" && "$build/check" "$build/dump"; then
    python3 train.py train "$@" 2>&1 | tee -a "$OUT/log"
    exit
  fi
done
echo 'no build agrees with the CPU'
exit 1
